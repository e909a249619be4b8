/** Records of made-up draws, in the form of the result files; what is given replaces what stands here. */
type Over = Record<string, unknown>;

export function megaRecord(over: Over = {}): Over {
  return { game: 'mega', drawId: '90001', date: '2026-08-21', numbers: [2, 9, 17, 28, 33, 41], prizes: null, ...over };
}

export function powerRecord(over: Over = {}): Over {
  return {
    game: 'power',
    drawId: '90001',
    date: '2026-08-20',
    numbers: [3, 11, 24, 30, 42, 51],
    powerNumber: 19,
    prizes: null,
    ...over,
  };
}

export function lotto535Record(over: Over = {}): Over {
  return {
    game: 'lotto535',
    drawId: '90001',
    date: '2026-08-20',
    time: '13:00',
    numbers: [4, 12, 19, 27, 35],
    specialNumber: 12,
    prizes: null,
    ...over,
  };
}

export function kenoRecord(over: Over = {}): Over {
  return {
    game: 'keno',
    drawId: '9000001',
    date: '2026-08-20',
    slot: 3,
    time: '06:24',
    numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50],
    status: 'confirmed',
    ...over,
  };
}

export function max3dRecord(over: Over = {}): Over {
  return {
    game: 'max3d',
    drawId: '90001',
    date: '2026-08-19',
    special: ['007', '930'],
    first: ['118', '243', '560', '888'],
    second: ['001', '112', '334', '456', '789', '990'],
    third: ['015', '150', '222', '371', '402', '613', '724', '845'],
    ...over,
  };
}

export function southernRecord(over: Over = {}): Over {
  return {
    region: 'MN',
    date: '2026-08-20',
    channelId: 'tay-ninh',
    channelName: 'Tây Ninh',
    prizes: {
      db: ['012345'],
      g1: ['10203'],
      g2: ['40506'],
      g3: ['70809', '11223'],
      g4: ['44556', '77889', '90012', '34567', '89012', '00345', '67890'],
      g5: ['1234'],
      g6: ['5678', '9012', '3456'],
      g7: ['789'],
      g8: ['07'],
    },
    ...over,
  };
}

export function northernRecord(over: Over = {}): Over {
  const digits = (count: number, length: number) =>
    Array.from({ length: count }, (_, index) => String(index + 1).padStart(length, '0'));
  return {
    region: 'MB',
    date: '2026-08-20',
    channelId: 'ha-noi',
    channelName: 'Hà Nội',
    prizes: {
      db: digits(1, 5),
      g1: digits(1, 5),
      g2: digits(2, 5),
      g3: digits(6, 5),
      g4: digits(4, 4),
      g5: digits(6, 4),
      g6: digits(3, 3),
      g7: digits(4, 2),
    },
    ...over,
  };
}

/** JSON Lines of records. */
export function jsonLines(records: readonly unknown[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}
