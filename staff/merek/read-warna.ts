import { merekInput } from '../../contract/merek/staff/merek.ts'

/** What was typed as a colour; undefined while it is none, null for the default. */
export const readWarna = (typed: unknown): string | null | undefined =>
	merekInput.shape.warnaUtama.safeParse(typed ?? null).data
