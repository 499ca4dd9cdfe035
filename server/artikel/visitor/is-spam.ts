import type { createKomentar } from '../../../contract/artikel/komentar.ts'
import type { CallBody } from '../../../contract/call.ts'

/** A person needs longer than this to fill in the form. */
const MIN_FILL_MS = 3000

/** A comment with more links than this is an advertisement. */
const MAX_LINKS = 4

const address = /https?:\/\/|\bwww\./gi

type Comment = Pick<CallBody<typeof createKomentar>, 'nama' | 'komentar' | 'situs' | 'lamaIsiMs'>

/** Whether a program wrote the comment, as far as that shows without a captcha. */
export function isSpam({ nama, komentar, situs, lamaIsiMs }: Comment): boolean {
	if (situs) return true
	if (lamaIsiMs !== undefined && lamaIsiMs < MIN_FILL_MS) return true
	return countLinks(`${nama} ${komentar}`) > MAX_LINKS
}

/** `https://www.…` is one link, not two. */
const countLinks = (text: string) => text.replace(/:\/\/www\./gi, '://').match(address)?.length ?? 0
