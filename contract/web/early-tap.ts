/** The attribute of a pressed control: `lost` until React takes the press, `taken` until what it asked for is here. */
export const EARLY_TAP = 'data-tap'

export type EarlyTap = 'lost' | 'taken'
