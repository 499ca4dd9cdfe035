import type { Artikel, ArtikelRingkas } from '../../contract/artikel/artikel.ts'
import { artikelInput } from '../../contract/artikel/staff/artikel.ts'
import type { ApiContext } from '../api/context.ts'
import { prepareContent } from '../content-rules/prepare-content.ts'
import { readDokterById, readWhole } from './read-artikel.ts'

/** The article as its draft will be, or null if that draft is of another article. */
export async function readKonsep(context: ApiContext, id: string, artikel: ArtikelRingkas): Promise<Artikel | null> {
	const row = await context.db
		.selectFrom('artikelVersi')
		.select('isi')
		.where('id', '=', id)
		.where('artikelId', '=', artikel.id)
		.executeTakeFirst()
	const { data: isi } = artikelInput.safeParse(row && JSON.parse(row.isi))
	if (!isi) return null
	const kategori = await context.db
		.selectFrom('kategoriArtikel')
		.select(['id', 'nama', 'uri'])
		.where('id', '=', isi.kategoriArtikelId)
		.executeTakeFirst()
	const { judul, metaJudul = '', metaDeskripsi = '', penulis = '', peninjau = '' } = isi
	const { metaGambar, ditinjauPada } = isi
	const { ringkasan = '', textContent = '' } = prepareContent('artikel', { judul, textContent: isi.textContent })
	const kategoriArtikel = kategori ?? artikel.kategoriArtikel
	return {
		...artikel,
		judul,
		ringkasan,
		artikelMedia: isi.artikelMedia,
		kategoriArtikel,
		kategoriId: kategoriArtikel,
		...readWhole({ textContent, metaJudul, metaDeskripsi, metaGambar, penulis, peninjau, ditinjauPada }),
		dokter: await readDokterById(context, isi.dokter),
	}
}
