import * as v from 'valibot';

const loose = v.optional(v.unknown());

// What the shop judges itself stays unknown here, so that the answer carries the code of the rule and not of the shape.
const sentLineEntries = {
  gameId: loose,
  ticket: loose,
  unitPrice: loose,
  quantity: v.optional(v.unknown(), 1),
  periodId: v.nullish(v.string()),
  numberPeriod: v.optional(v.unknown(), 1),
};

export const addItemBody = v.object(sentLineEntries);

/** With `version`, the quantity is written only into the line as this device last saw it. */
export const updateQuantityBody = v.object({
  itemId: v.string(),
  quantity: v.unknown(),
  version: v.optional(v.number()),
});

/** With `lines`, only those go that are still as this device last saw them. */
export const removalBody = v.optional(
  v.object({
    lines: v.optional(v.pipe(v.array(v.object({ id: v.string(), version: v.number() })), v.maxLength(400))),
  }),
  {},
);

/** Without the `version` that this device last saw, nothing of a known line is written. */
export const syncBody = v.object({
  items: v.pipe(
    v.array(v.object({ ...sentLineEntries, id: v.string(), version: v.optional(v.number()) })),
    v.maxLength(400),
  ),
  syncTimestamp: v.optional(v.string()),
});
