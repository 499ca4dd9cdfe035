import { tanggalWib } from '../contract/tanggal/tanggal.ts'
import { insertContent, insertRows } from '../server/content-rules/save-content.ts'
import { artikel } from './content/artikel.ts'
import { dokter } from './content/dokter.ts'
import { kategoriArtikel } from './content/kategori-artikel.ts'
import { komentar } from './content/komentar.ts'
import { demoId } from './demo-id.ts'
import { DAY_MS, HOUR_MS, type Loading } from './loading.ts'
import type { DemoArtikel, DemoKomentar } from './types.ts'

/** Categories, articles with view counts and related doctors, and comments. */
export async function loadArtikel({ db, now }: Loading): Promise<void> {
	await insertContent(
		db,
		'kategoriArtikel',
		kategoriArtikel.map(({ uri, nama, favorit = null }) => ({
			id: demoId('kategoriArtikel', uri),
			uri,
			nama,
			favorit,
		})),
	)
	await insertContent(
		db,
		'artikel',
		artikel.map(({ uri, judul, kategori, artikelMedia, hariLalu, textContent, favorit = null, ...item }) => ({
			...reviewed(item, now - hariLalu * DAY_MS),
			id: demoId('artikel', uri),
			uri,
			judul,
			textContent,
			artikelMedia: JSON.stringify(artikelMedia.map((content) => ({ content }))),
			kategoriArtikelId: demoId('kategoriArtikel', kategori),
			favorit,
			createdAt: now - hariLalu * DAY_MS,
			updatedAt: now - hariLalu * DAY_MS,
		})),
	)
	for (const { uri, countView } of artikel)
		await db.updateTable('artikelView').set({ countView }).where('artikelId', '=', demoId('artikel', uri)).execute()
	await insertContent(
		db,
		'artikelDokter',
		artikel.flatMap((item) =>
			relatedDokter(item).map((uri, urutan) => ({
				artikelId: demoId('artikel', item.uri),
				dokterId: demoId('dokter', uri),
				urutan,
			})),
		),
	)
	await insertRows(db, 'artikelKomentar', komentar.flatMap(withReplies(now)))
}

const RELATED_DOKTER = 3
const PENULIS = 'Tim Promosi Kesehatan'

/** The first related doctor has reviewed the article. */
function reviewed(item: Pick<DemoArtikel, 'dokterDariPoli'>, publishedAt: number) {
	const [first] = relatedDokter(item)
	const reviewer = dokter.find(({ uri }) => uri === first)
	if (!reviewer) return { penulis: PENULIS }
	return { penulis: PENULIS, peninjau: reviewer.nama, ditinjauPada: tanggalWib(publishedAt - DAY_MS) }
}

function relatedDokter({ dokterDariPoli }: Pick<DemoArtikel, 'dokterDariPoli'>): string[] {
	const inOrder = dokterDariPoli.flatMap((poli) => dokter.filter((item) => item.poliKlinik.includes(poli)))
	return [...new Set(inOrder.map(({ uri }) => uri))].slice(0, RELATED_DOKTER)
}

/** A comment, then the replies, which refer to it. */
const withReplies =
	(now: number) =>
	({ artikel: uri, balasan = [], ...comment }: DemoKomentar, index: number) => {
		const row = ({ nama, komentar, jamLalu, diizinkan }: typeof comment, path: string, parent: string | null) => ({
			id: demoId('artikelKomentar', path),
			artikelId: demoId('artikel', uri),
			komenParentId: parent,
			nama,
			komentar,
			allowStatus: diizinkan ? ('diizinkan' as const) : ('menunggu' as const),
			createdAt: now - jamLalu * HOUR_MS,
		})
		const parent = row(comment, String(index), null)
		return [parent, ...balasan.map((reply, replyIndex) => row(reply, `${index}/${replyIndex}`, parent.id))]
	}
