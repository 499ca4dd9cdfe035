import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of the demo hospital's pictures: `gallery/galeri-01.webp`. */
export async function listDemoPictures(): Promise<ReadonlySet<string>> {
	const names = await readdir(join(import.meta.dirname, 'pictures'), { recursive: true })
	return new Set(names.map((name) => name.replaceAll('\\', '/')))
}
