import type { Db } from '../../database/schema.ts'

interface StoredVideo {
	judul: string
	/** A file of the gallery. */
	gambar: string | null
}

/** What is stored of these videos, by their key. */
export async function readVideos(db: Db, keys: (string | null)[]): Promise<Map<string | null, StoredVideo>> {
	const wanted = keys.flatMap((key) => key || [])
	if (wanted.length === 0) return new Map()
	const rows = await db.selectFrom('video').select(['id', 'judul', 'gambar']).where('id', 'in', wanted).execute()
	return new Map(rows.map(({ id, ...video }) => [id, video]))
}
