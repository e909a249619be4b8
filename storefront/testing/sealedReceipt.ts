/**
 * A receipt of a small book: ticket 318 of 1,204, sealed and seen by two witnesses, signed by the keys of RFC 8032 §7.1
 * (the shop by TEST 1, the witnesses by TEST 2 and 3). Nothing in it can be changed without a check that fails.
 */
export const sealedReceipt = {
  version: 1,
  ticket: {
    copies: 1,
    game: 'mega',
    period: 'mega:20260821',
    play: {
      listNumber: [5, 9, 14, 20, 31, 44, 45],
      playMethod: {
        id: 'GROUP_7',
        name: 'Bao 7',
        lengthGame: 7,
        unit: 7,
      },
    },
    price: 70000,
    stampedAt: '2026-08-21T02:14:22.318Z',
  },
  salt: '63479ad69a090b258277ec8fba6f99419a2ffb248981510657c944ccd1148e97',
  promise: {
    note: [
      'veloc.example/promise',
      '0198c9a0-0000-7000-8000-000000000001',
      '2026-08-21T02:14:22.318Z',
      '2',
      'X47YNO2780YVSbeTdHPPChTSccQgwc+Pr+g6BaZM+4E=',
      '',
      '— veloc.example/promise brfeaZ25tDYvrQROzUa0T59pITXSZEnHssvffxojWMzrDmNBLz/U49MQNiDaWncsnMFt62M6AFlRnwaYpa3U4BZJMgA=',
      '',
    ].join('\n'),
    index: 0,
    proof: ['9BJxNOwrj3ld0u/ISkgsG2t8AOu577uovhjzPj8J1RA='],
  },
  book: [
    'c2sp.org/tlog-proof@v1',
    'index 317',
    'lWooFdfFKgkrjnktoKi0yD4hTeg1xRdRBQtJVlDfGes=',
    'zzEW2mcHL0PVtUmMZZubgyi7Fas+bKATKgndBfYWGhU=',
    'AnJeti3VH0OsRia1TgfSYx+kb1yLajUbDNNy0IZkCP0=',
    'qxxxxnXoBhtrkek5DmBPJW8kFbUpIBhMNFoZvpEFHgw=',
    '+JmG/6NV51z2MJlwWtkE56m+K8nRD33Jz1sOQ/GjAhg=',
    '75MnyL2SYIz2EvfR7FskjG75Z5hhIYrYc8p/Zo5UODs=',
    'uBwNPGHB6zcVO4vR2UNqUgYghwYO4e4h88L11xFX+tM=',
    'b3jx91XIvyyhMu5/gBEDynuQoFpG8bLu2BTXYJzn3dE=',
    '6FCID65H3mcMno0t5rvxgZzpHcxZlvsBbcM6QycQHyU=',
    'ajYJp48W5lr3FLoFFEt+aqIX3NzaiO2AoE735Fy+tHc=',
    'CD98zvvocUBfjy/klw64ysvSjYf2spP1IH94XXG+YDE=',
    '',
    'veloc.example/book/mega:20260821',
    '1204',
    '81jD5k7Ta1GqxZPxazq5wtdO6OjhiHpurm5sZu8U7vo=',
    '',
    '— veloc.example/book/mega:20260821 Hk0tPJAobTFSXbf/q0AtmwRRS90aYCB/6RdSkV1zk8+prclCuifq122uftVaC1Glo+nqpWpjNKPasSix7Ync2vJQZQ8=',
    '',
  ].join('\n'),
  sealEntry: [
    'veloc-seal/v1',
    'mega:20260821',
    '2026-08-21T10:59:00.000Z',
    '1204',
    '81jD5k7Ta1GqxZPxazq5wtdO6OjhiHpurm5sZu8U7vo=',
    '18460000',
    '',
  ].join('\n'),
  seals: [
    'c2sp.org/tlog-proof@v1',
    'index 3',
    'j1DUBtc2nQ3jJXR1mwWt5WHcT0JMg+52Qw0j3Mfkiik=',
    'rl322dzJuL4Kr5EgYgp+G3Lb5PqzgcTPI9UYEnVzA2Y=',
    '',
    'veloc.example/seals',
    '4',
    'J/HroIVtmyjQjjWDu8EAARb3I2CX5Jmsm9/DcusW61E=',
    '',
    '— veloc.example/seals YEJKTgpFrH9bVU3Kt/Sjv1NUoDvIopalQYpmWLi0LlVMhlagB2ayOyJ/suqVteZvkfRLufXekT6mhFmoSKuTsLjW9gg=',
    '— nhan-chung.example/w1 YZGy5QAAAABqiC9+hHOZhmBrZdhfEWCqWIxyz5NvH1da98Dk505OCHQrOhgUoftStbFim0uYKxGtQZc1KYKOAAJxxt5ehf+6FOgkBw==',
    '— thu-vien.example/w1 9A5DBwAAAABqiC+AiBHM61XhxpswE4lI6Om02Qxko3ICVlsEuyxjrlQzmAVyfqvz8H3tFUw+OZouOZb4zArjYi0tYSMh+gIWsFbwBg==',
    '',
  ].join('\n'),
};

/** Whom to trust for it. */
export const shopPolicy = [
  'log veloc.example/seals+60424a4e+AddamAGCsQq31Uv+08lkBzoO4XLz2qYjJa8CGmj3B1Ea',
  'witness nhan-chung nhan-chung.example/w1+6191b2e5+BD1AF8PoQ4lakrcKp00bfrycmCzPLsSWjMDNVfEq9GYM',
  'witness thu-vien thu-vien.example/w1+f40e4307+BPxRzY5iGKGjjaR+0AIw8FgIFu0TujMDrF3rkRVIkIAl',
  'group witnesses any nhan-chung thu-vien',
  'quorum witnesses',
  '',
].join('\n');

/** Whom to trust of another shop, which has signed nothing of it. */
export const otherPolicy = [
  'log ho-guom.example/seals+2ab087f4+ATtqJ7zOtqQtYqOo0CpvDXNlMhV3HeJDpjrASKGLWdop',
  'quorum none',
  '',
].join('\n');

/** The same receipt before the book was sealed. */
export const unsealedReceipt = { ...sealedReceipt, book: null, sealEntry: null, seals: null };

/** The same with one number changed. */
export const changedReceipt = {
  ...sealedReceipt,
  ticket: {
    ...sealedReceipt.ticket,
    play: { ...sealedReceipt.ticket.play, listNumber: [5, 9, 14, 20, 31, 44, 43] },
  },
};

/** The same before any witness has signed the log. */
export const unwitnessedReceipt = {
  ...sealedReceipt,
  seals: sealedReceipt.seals.replaceAll(/^\u2014 (?:nhan-chung|thu-vien).*\n/gm, ''),
};

/** The policy of a shop that asks no witness. */
export const lonePolicy = `${shopPolicy.split('\n')[0]}\nquorum none\n`;
