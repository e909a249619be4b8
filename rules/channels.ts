const southern = {
  tphcm: 'TP. Hồ Chí Minh',
  'dong-thap': 'Đồng Tháp',
  'ca-mau': 'Cà Mau',
  'ben-tre': 'Bến Tre',
  'vung-tau': 'Vũng Tàu',
  'bac-lieu': 'Bạc Liêu',
  'dong-nai': 'Đồng Nai',
  'can-tho': 'Cần Thơ',
  'soc-trang': 'Sóc Trăng',
  'tay-ninh': 'Tây Ninh',
  'an-giang': 'An Giang',
  'binh-thuan': 'Bình Thuận',
  'vinh-long': 'Vĩnh Long',
  'binh-duong': 'Bình Dương',
  'tra-vinh': 'Trà Vinh',
  'long-an': 'Long An',
  'binh-phuoc': 'Bình Phước',
  'hau-giang': 'Hậu Giang',
  'tien-giang': 'Tiền Giang',
  'kien-giang': 'Kiên Giang',
  'da-lat': 'Đà Lạt',
};

const central = {
  hue: 'Huế',
  'phu-yen': 'Phú Yên',
  'dak-lak': 'Đắk Lắk',
  'quang-nam': 'Quảng Nam',
  'da-nang': 'Đà Nẵng',
  'khanh-hoa': 'Khánh Hòa',
  'binh-dinh': 'Bình Định',
  'quang-tri': 'Quảng Trị',
  'quang-binh': 'Quảng Bình',
  'gia-lai': 'Gia Lai',
  'ninh-thuan': 'Ninh Thuận',
  'quang-ngai': 'Quảng Ngãi',
  'dak-nong': 'Đắk Nông',
  'kon-tum': 'Kon Tum',
};

/** The lottery companies of the south and the centre by their id, as a ticket names its channel. */
export const channelNames: Readonly<Record<string, string>> = { ...southern, ...central };

/** South or centre, of a company that is known. */
export const regionOf = (channelId: string): 'MN' | 'MT' => (channelId in central ? 'MT' : 'MN');

/** At what time, in Vietnam, the regions draw; the north is shown in results only (decision G22). */
export const regionTimes = { MN: '16:15', MT: '17:15', MB: '18:15' } as const;
