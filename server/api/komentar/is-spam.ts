import type { CallBody } from '../../../contract/call.ts'
import type { createKomentar } from '../../../contract/komentar.ts'

/** Nobody reads, thinks and types faster than this. */
export const MIN_FILL_MS = 3000

/** A comment with more addresses than this is an advertisement. */
export const MAX_LINKS = 4

const address = /https?:\/\/|\bwww\./gi

type Comment = Pick<CallBody<typeof createKomentar>, 'nama' | 'komentar' | 'situs' | 'lamaIsiMs'>

/** Whether a program wrote it, as far as that can be told without asking people to solve a puzzle. */
export function isSpam({ nama, komentar, situs, lamaIsiMs }: Comment): boolean {
	if (situs) return true
	if (lamaIsiMs !== undefined && lamaIsiMs < MIN_FILL_MS) return true
	return countLinks(`${nama} ${komentar}`) > MAX_LINKS
}

/** `https://www.…` is one address, not two. */
const countLinks = (text: string) => text.replace(/:\/\/www\./gi, '://').match(address)?.length ?? 0
