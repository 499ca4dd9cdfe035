import { createHash } from 'node:crypto'
import { altTextsIn } from '../../content/alt-texts.ts'
import type { Isi, Row } from './content-tables.ts'
import type { Answers } from './fetch-answers.ts'
import { picturesOf } from './pictures-of.ts'

/** What a provider says of its pictures, one row for each of which it says something. */
export function gambarRows(isi: Isi, answers: Answers, startedAt: number): Row[] {
	const texts = altTextsIn(answers)
	return picturesOf(isi).flatMap((picture) => {
		const slash = picture.lastIndexOf('/')
		const [folder, file] = [picture.slice(0, slash), picture.slice(slash + 1)]
		const alt = texts.get(file)
		if (alt === undefined) return []
		const id = createHash('sha256').update(picture).digest('hex').slice(0, 32)
		// Its size is told nowhere, and is asked for only when a picture is uploaded.
		return [{ id, folder, file, alt, hiasan: alt === '' ? 1 : 0, lebar: 0, tinggi: 0, createdAt: startedAt }]
	})
}
