import {
  numberSetSchema,
  readNumberSet,
  type NumberSet,
  type NumberSetAnswer,
  type SaveNumberSetRequest,
} from '@veloc/rules';
import { useMemo } from 'react';
import useSWR from 'swr';
import * as v from 'valibot';
import type { ApiError } from '../api/errors';
import { numberSetCalls } from '../api/calls/numberSets';
import { safeStorage, storedValue } from '../lib/browserStorage';
import { storageKeys } from '../lib/storageKeys';
import { useApi } from '../state/contexts';
import { keys } from './keys';
import { usePlayer } from './player';

const storage = safeStorage(() => localStorage);
const keptSets = storedValue(storageKeys.numberSets, v.object({ player: v.string(), sets: v.array(numberSetSchema) }));

/** What this device was last told, for a player without a network. */
function keptFor(player: string | null): NumberSetAnswer[] | undefined {
  const kept = keptSets.read(storage);
  return kept && kept.player === player ? kept.sets : undefined;
}

/**
 * The player's number sets, the newest first, and ways to change them, which reject with the call's error. Without a
 * network they are those of the last time; undefined before the first.
 */
export function useNumberSets(isWanted = true) {
  const { send } = useApi();
  const calls = useMemo(() => numberSetCalls(send), [send]);
  const player = usePlayer();
  const [wanted, kept] = useMemo(() => [isWanted ? player : null, keptFor(player)], [isWanted, player]);
  const { data, error, mutate } = useSWR<NumberSetAnswer[], ApiError>(
    wanted && keys.numberSets(wanted),
    () => calls.numberSets(),
    { onSuccess: (sets) => player !== null && keptSets.write(storage, { player, sets }) },
  );
  const answers = data ?? kept;
  const sets = useMemo(() => answers?.map(readNumberSet), [answers]);
  const after = async <T>(change: Promise<T>): Promise<T> => {
    const answer = await change;
    await mutate();
    return answer;
  };
  return {
    sets,
    error,
    /** Whether they are those of the last time, which the server has not told again. */
    isKept: data === undefined && kept !== undefined && error !== undefined,
    retry: () => void mutate(),
    save: (set: SaveNumberSetRequest): Promise<NumberSetAnswer> => after(calls.saveNumberSet(set)),
    rename: (id: string, name: string): Promise<NumberSetAnswer> => after(calls.renameNumberSet(id, name)),
    remove: (id: string): Promise<void> => after(calls.deleteNumberSet(id)),
  };
}

/** A set with the fields by which it is saved anew. */
export function savedAs({ name, gameId, ticket }: NumberSet): SaveNumberSetRequest {
  return { name, gameId: gameId as SaveNumberSetRequest['gameId'], ticket: { ...ticket } };
}
