import type { Faq } from '../../contract/rumah-sakit/faq.ts'
import { isPublished } from '../../database/is-published.ts'
import { isShown } from '../../database/is-shown.ts'
import type { Db } from '../../database/schema.ts'
import { specialties } from '../../lexicon/specialties.ts'
import { specialtiesOfPoli } from '../../lexicon/specialties-of-poli.ts'
import type { SearchDocument } from './search-index.ts'

/** Everything that visitors can find. */
export async function readDocuments(db: Db): Promise<SearchDocument[]> {
	const [clinics, keluhan, dokter, memberships, layanan, fasilitas, mitra, artikel, paket, faq] = await Promise.all([
		db
			.selectFrom('poliKlinik')
			.select(['id', 'nama', 'deskripsi', 'spesialisasi'])
			.where(isShown('poliKlinik'))
			.execute(),
		db.selectFrom('keluhan').select(['poliKlinikId', 'kata']).execute(),
		db.selectFrom('dokter').select(['id', 'nama', 'spesialis']).where(isShown('dokter')).execute(),
		db.selectFrom('dokterPoliKlinik').select(['dokterId', 'poliKlinikId']).execute(),
		db.selectFrom('layanan').select(['id', 'nama', 'ringkasan', 'deskripsi']).where(isShown('layanan')).execute(),
		db.selectFrom('fasilitas').select(['id', 'nama', 'ringkasan', 'deskripsi']).where(isShown('fasilitas')).execute(),
		db.selectFrom('mitra').select(['id', 'nama']).where(isShown('mitra')).execute(),
		db
			.selectFrom('artikel')
			.innerJoin('kategoriArtikel', 'kategoriArtikel.id', 'artikel.kategoriArtikelId')
			.select(['artikel.id', 'artikel.judul', 'artikel.ringkasan', 'artikel.textContent', 'kategoriArtikel.nama'])
			.where(isPublished('artikel'))
			.execute(),
		db
			.selectFrom('shopItem')
			.innerJoin('shopTipe', 'shopTipe.id', 'shopItem.tipeId')
			.innerJoin('shopKategori', 'shopKategori.id', 'shopItem.kategoriId')
			.select(['shopItem.id', 'shopItem.nama', 'shopItem.ringkasan', 'shopItem.textContent'])
			.select(['shopTipe.nama as tipe', 'shopKategori.nama as kategori'])
			.where(isPublished('shopItem'))
			.execute(),
		db.selectFrom('faq').select(['id', 'pertanyaan', 'jawaban']).where(isShown('faq')).execute(),
	])
	const spesialisasi = await readSpesialisasi(db, clinics)
	const keluhanOf = Map.groupBy(keluhan, ({ poliKlinikId }) => poliKlinikId)
	const clinicsOf = Map.groupBy(memberships, ({ dokterId }) => dokterId)
	const namaOf = new Map(clinics.map(({ id, nama }) => [id, nama]))
	return [
		...clinics.map(({ id, nama, deskripsi }): SearchDocument => {
			const own = (keluhanOf.get(id) ?? []).map(({ kata }) => kata)
			const poli = { spesialisasi: spesialisasi.get(id) ?? [], keluhan: own }
			return { kelompok: 'poliKlinik', id, nama, istilah: own.join(', '), ringkasan: deskripsi, isi: '', poli }
		}),
		...dokter.map(({ id, nama, spesialis }): SearchDocument => {
			const poliKlinikIds = (clinicsOf.get(id) ?? []).map(({ poliKlinikId }) => poliKlinikId)
			const names = poliKlinikIds.flatMap((each) => [namaOf.get(each) ?? '', namaSpesialisasi(spesialisasi.get(each))])
			return { ...noText, kelompok: 'dokter', id, nama, istilah: [spesialis, ...names].join(' '), poliKlinikIds }
		}),
		...layanan.map(pageDocument('layanan')),
		...fasilitas.map(pageDocument('fasilitas')),
		...mitra.map(({ id, nama }): SearchDocument => ({ ...noText, kelompok: 'mitra', id, nama })),
		...artikel.map(({ id, judul, ringkasan, textContent, nama }): SearchDocument => {
			return { kelompok: 'artikel', id, nama: judul, istilah: nama, ringkasan, isi: headings(textContent) }
		}),
		...paket.map(({ id, nama, ringkasan, textContent, tipe, kategori }): SearchDocument => {
			return { kelompok: 'paket', id, nama, istilah: `${tipe} ${kategori}`, ringkasan, isi: withoutTags(textContent) }
		}),
		...faq.map(faqDocument),
	]
}

const noText = { istilah: '', ringkasan: '', isi: '' }

export const faqDocument = ({ id, pertanyaan, jawaban }: Faq): SearchDocument => ({
	...noText,
	kelompok: 'faq',
	id,
	nama: pertanyaan,
	isi: withoutTags(jawaban),
})

type PageRow = Record<'id' | 'nama' | 'ringkasan' | 'deskripsi', string>

const pageDocument =
	(kelompok: 'layanan' | 'fasilitas') =>
	({ deskripsi, ...row }: PageRow): SearchDocument => ({ ...noText, ...row, kelompok, isi: withoutTags(deskripsi) })

const namaSpesialisasi = (ids: string[] = []) =>
	specialties
		.filter(({ id }) => ids.includes(id))
		.map(({ nama }) => nama)
		.join(' ')

/** For the index only: what visitors see is sanitised elsewhere. */
const withoutTags = (html: string) => html.replace(/<[^>]*>|&\w+;/g, ' ')
const headings = (html: string) => (html.match(/<h[2-6][^>]*>.*?<\/h[2-6]>/gs) ?? []).map(withoutTags).join(' ')

/** The list of specialties is JSON, as stored. */
type Poli = Record<'id' | 'nama' | 'spesialisasi', string>

const known = new Set(specialties.map(({ id }) => id))

/** The specialties of clinics by id: those that staff chose, or else by the name, or else by the doctors' titles. */
export async function readSpesialisasi(db: Db, poliKlinik: Poli[]): Promise<Map<string, string[]>> {
	const found = new Map(poliKlinik.map((poli) => [poli.id, withoutDoctors(poli)]))
	const unknown = poliKlinik.filter(({ id }) => found.get(id)?.length === 0)
	if (unknown.length === 0) return found
	const ids = unknown.map(({ id }) => id)
	const dokter = await db
		.selectFrom('dokterPoliKlinik')
		.innerJoin('dokter', 'dokter.id', 'dokterPoliKlinik.dokterId')
		.select(['poliKlinikId', 'nama'])
		.where('poliKlinikId', 'in', ids)
		.where(isShown('dokter'))
		.execute()
	const dokterOf = Map.groupBy(dokter, ({ poliKlinikId }) => poliKlinikId)
	for (const { id, nama } of unknown) {
		const names = (dokterOf.get(id) ?? []).map((each) => each.nama)
		found.set(id, specialtiesOfPoli(nama, names))
	}
	return found
}

function withoutDoctors({ nama, spesialisasi }: Poli): string[] {
	const chosen: string[] = JSON.parse(spesialisasi)
	const own = chosen.filter((id) => known.has(id))
	return own.length > 0 ? own : specialtiesOfPoli(nama)
}
