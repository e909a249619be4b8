import * as v from 'valibot';

/**
 * A field that a rule judges and not its shape, so that a refusal carries the code of the rule: clients send a `T`, the
 * server reads what came as `unknown`.
 */
/*@__NO_SIDE_EFFECTS__*/
export function judged<T>(absent?: T) {
  return v.optional(v.unknown(), absent) as v.GenericSchema<T, unknown>;
}
