import type { Db, RowOf } from '../../database/schema.ts'

type StoredVideo = Pick<RowOf<'video'>, 'judul' | 'gambar'>

export async function readVideos(db: Db, keys: (string | null)[]): Promise<Map<string | null, StoredVideo>> {
	const wanted = keys.flatMap((key) => key || [])
	if (wanted.length === 0) return new Map()
	const rows = await db.selectFrom('video').select(['id', 'judul', 'gambar']).where('id', 'in', wanted).execute()
	return new Map(rows.map(({ id, ...video }) => [id, video]))
}
