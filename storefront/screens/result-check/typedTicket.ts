import {
  decodeLine,
  groupsOf,
  max3dMethods,
  megaMethods,
  powerMethods,
  POWER_BALL,
  TICKET_PRICE,
  type Checked,
  type GameLine,
  type Max3DPlayType,
  type ValidationCode,
  type ResultGame,
} from '@veloc/rules';

export interface Typed {
  /** As typed: '5 17 23', '05,17,23', '168 005'. */
  main: string;
  /** The special of Lotto 5/35. */
  special: string;
  /** How one group of Max 3D is played. */
  playType: Max3DPlayType;
}

const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/** What was typed as a ticket of the game, judged by the rules. */
export function typedTicket(game: ResultGame, typed: Typed): Checked<GameLine, ValidationCode> {
  const ticket = { code: 'A', price: String(TICKET_PRICE), isDone: true, ...fieldsOf(game, typed) };
  return decodeLine({ gameId: game, ticket });
}

function fieldsOf(game: ResultGame, { main, special, playType }: Typed): object {
  const numbers = numbersOf(main);
  const size = numbers.length;
  switch (game) {
    case 'keno':
      return { label: 'keno', listNumber: numbers, playMethod: `LEVEL_${size}`, betAmount: TICKET_PRICE };
    case 'mega':
      return { listNumber: numbers, playMethod: megaMethods.find(({ lengthGame }) => lengthGame === size) };
    case 'power':
      return {
        listNumber: numbers,
        // It decides no prize (decision G10), and is asked of every ticket.
        powerNumber: POWER_BALL.from,
        playMethod: powerMethods.find(({ lengthGame }) => lengthGame === size),
      };
    case 'lotto535':
      return { mainNumbers: numbers, specialNumbers: numbersOf(special) };
    case 'max3d': {
      const groups = groupsOf(groupText(main));
      const [single, plus] = max3dMethods;
      const isPair = groups.length > 1;
      return {
        numbers: groups.join(' '),
        playType: isPair ? 'straight' : playType,
        playMethod: { id: isPair ? plus.id : single.id },
      };
    }
    case 'max3dpro':
      return { numbers: groupText(main), playType: 'straight', playMethod: { id: 'NORMAL' } };
  }
}

/** '168005' and '168, 005' as '168 005'. */
function groupText(text: string): string {
  return (text.replace(/\D/g, '').match(/.{1,3}/g) ?? []).join(' ');
}
