/** A part of the shop whose code comes with the first screen that needs it. */
export interface Late<Part, Create extends (...given: never[]) => Part> {
  /** The first call makes the part, so a screen may ask while it renders. */
  open(create: Create): Part;
}

export function late<Part, Create extends (...given: never[]) => Part>(
  make: (create: Create) => Part,
): Late<Part, Create> {
  let part: { made: Part } | null = null;
  return { open: (create) => (part ??= { made: make(create) }).made };
}
