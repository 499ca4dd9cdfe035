import { hash } from 'node:crypto'
import { contentType, publicNames } from '../../../contract/content/content-types.ts'
import { daftarProfil } from '../../../contract/dokter/dokter.ts'
import { NAMA_BAWAAN, namaTokoOf } from '../../../contract/merek/merek-nama.ts'
import { tambahHari, tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { WEB_ID } from '../../api/context.ts'
import { type Isi, type IsiTable, picturesOf, type Row, rowOf } from '../../isi/content-tables.ts'
import { altTextsIn } from '../../pictures/alt-texts.ts'
import type { Responses } from './fetch-responses.ts'

/**
 * Converts responses into rows of our tables. Values that the contract does not give are chosen so that visitors see the
 * same:
 * - ids of rows without one (settings, hours, notes, complaints) derive from their owner, so that a second import matches;
 * - dates that sort lists, and visits that sort doctors, derive from the position in the list;
 * - exceptions cover the coming weeks only, and have a reason only if it is public;
 * - an expired note expired yesterday, any other never expires; the current popup is shown until staff end it.
 */
export function rowsFromResponses(responses: Responses, startedAt: number): Isi {
	const isi = contentRows(responses, startedAt)
	return { ...isi, gambar: gambarRows(isi, responses, startedAt) }
}

/** One row for each picture that has an alt text. */
function gambarRows(isi: Isi, responses: Responses, startedAt: number): Row[] {
	const texts = altTextsIn(responses)
	return picturesOf(isi).flatMap((picture) => {
		const slash = picture.lastIndexOf('/')
		const [folder, file] = [picture.slice(0, slash), picture.slice(slash + 1)]
		const alt = texts.get(file)
		if (alt === undefined) return []
		const id = hash('sha256', picture).slice(0, 32)
		// The API does not give the size; only the upload in the staff app needs it.
		return [{ id, folder, file, alt, hiasan: alt === '' ? 1 : 0, lebar: 0, tinggi: 0, createdAt: startedAt }]
	})
}

/** Names that are made from others stay empty, so that they follow them. A provider without a brand changes none. */
function merekRows({ merek: { data: merek }, webSetting }: Responses['template']): Row[] {
	const isOwnName = merek.namaPendek !== (webSetting.data?.namaWeb || NAMA_BAWAAN)
	const row = {
		...rowOf('webMerek', merek),
		namaPendek: isOwnName ? merek.namaPendek : '',
		namaToko: merek.namaToko === namaTokoOf(merek.namaPendek) ? '' : merek.namaToko,
		alamatToko: merek.alamatToko ?? null,
	}
	return Object.values(row).some(Boolean) ? [{ ...row, id: idOf('webMerek') }] : []
}

function contentRows(responses: Responses, startedAt: number): Isi {
	const { template, beranda } = responses
	const { webSetting, shopSetting, artikelSetting, webId } = template
	return {
		webSetting: toList(webSetting.data).map((setting) => ({
			...rowOf('webSetting', setting),
			webId: webId.data === WEB_ID ? null : webId.data || null,
			promo: Number(template.promo.data),
		})),
		webMerek: merekRows(template),
		webSettingSosmed: ordered('webSettingSosmed', template.webSettingSosmed.data),
		webSettingMetaPixel: newestFirst('webSettingMetaPixel', responses.metaPixel.data.data, startedAt),
		berandaBanner: ordered('berandaBanner', beranda.berandaBanner.data),
		berandaPendaftaran: setting('berandaPendaftaran', template.berandaPendaftaran.data),
		berandaSambutan: setting('berandaSambutan', template.berandaSambutan.data),
		artikelSetting: toList(artikelSetting.data).flatMap((each) => {
			const contents = Object.entries(each).map(([name, value]) => [name, value?.content ?? null])
			return setting('artikelSetting', Object.fromEntries(contents))
		}),
		shopSetting: toList(shopSetting.data).map(({ rentangOpsiTanggalKunjungan: { durasi, dateStart }, ...rest }) => ({
			...rowOf('shopSetting', rest),
			durasi,
			mulaiTanggal: dateStart > tanggalWib(startedAt) ? dateStart : null,
		})),
		testimoniGoogle: setting('testimoniGoogle', responses.testimoniGoogle?.data),
		datang: setting('datang', responses.datang?.data),
		hakPasien: setting('hakPasien', responses.hakPasien?.data),
		popupInformation: toList(responses.popup.data).map(({ quiz, ...popup }) => ({
			...rowOf('popupInformation', popup),
			quiz: quiz && JSON.stringify(quiz, withoutAlt),
			tayangMulai: startedAt - 1,
			tayangSelesai: null,
		})),
		...dokterRows(responses, startedAt),
		layanan: withFavorit(ordered('layanan', responses.layanan), beranda.layananFavList.data),
		fasilitas: responses.fasilitas.map(({ foto, ...item }, urutan) => ({
			...rowOf('fasilitas', item),
			foto: JSON.stringify(foto),
			urutan,
		})),
		mitra: withFavorit(ordered('mitra', responses.mitra), beranda.mitraFavList.data),
		...artikelRows(responses),
		komunitas: ordered('komunitas', responses.komunitas),
		testimoni: withFavorit(newestFirst('testimoni', responses.testimoni, startedAt), responses.testimoniFav),
		...publicListRows(responses),
		gallery: newestFirst('gallery', responses.gallery, startedAt),
		...shopRows(responses),
	}
}

const publicListRows = ({ publicLists }: Responses): Isi =>
	Object.fromEntries(
		publicNames.map((name) => {
			const table = contentType(name).table as IsiTable
			return [table, ordered(table, publicLists[name] ?? [])]
		}),
	)

function shopRows({ shop, shopItem }: Responses): Isi {
	const tipe = collect(shop.tipe.data, shopItem, (item) => [item.tipe])
	const kategori = collect(shop.kategori.data, shopItem, (item) => [item.kategori])
	const usia = collect(shop.usia.data, shopItem, (item) => item.usia)
	return {
		shopTipe: ordered('shopTipe', tipe.all),
		shopKategori: ordered('shopKategori', kategori.all),
		shopUsia: ordered('shopUsia', usia.all),
		shopItem: shopItem.map(({ jenisKelamin, ...item }, urutan) => ({
			persiapan: '',
			lama: '',
			terbitPada: null,
			...rowOf('shopItem', item),
			tipeId: tipe.idOf(item.tipe),
			kategoriId: kategori.idOf(item.kategori),
			untukL: Number(jenisKelamin.includes('l')),
			untukP: Number(jenisKelamin.includes('p')),
			urutan,
		})),
		shopItemUsia: shopItem.flatMap(({ id, usia: ages }) =>
			ages.map((age) => ({ shopItemId: id, usiaId: usia.idOf(age) })),
		),
	}
}

/** The options of a list and those that only its users name. A user may name an option without its id. */
function collect<Option extends Record<'id' | 'uri' | 'nama', string>, User>(
	listed: Option[],
	users: User[],
	optionsOf: (user: User) => Option[],
) {
	const all = [...listed]
	const find = (option: Option) =>
		all.find(({ id }) => id === option.id) ??
		all.find(({ uri, nama }) => uri === option.uri || nama.toLowerCase() === option.nama.toLowerCase())
	for (const option of users.flatMap(optionsOf)) if (!find(option)) all.push(option)
	return { all, idOf: (option: Option) => find(option)?.id ?? option.id }
}

function dokterRows({ poliKlinik, dokter, beranda }: Responses, startedAt: number): Isi {
	const yesterday = tambahHari(tanggalWib(startedAt), -1)
	const visited = beranda.dokterMostVisited.data
	const uris = new Map(
		[...Map.groupBy(dokter, ({ uri }) => uri)].flatMap(([uri, [first]]) => (uri && first ? [[first.id, uri]] : [])),
	)
	const closed = withoutRegistration(dokter)
	return {
		poliKlinik: poliKlinik.map((item) => ({
			...rowOf('poliKlinik', item),
			jadwalSaja: Number(closed.has(item.id)),
		})),
		keluhan: poliKlinik.flatMap(({ id: poliKlinikId, keluhan = [] }) =>
			keluhan.map(({ kata }, urutan) => ({
				id: idOf('keluhan', poliKlinikId, kata, String(urutan)),
				kata,
				poliKlinikId,
				urutan,
			})),
		),
		dokter: withFavorit(
			dokter.map((item) => ({
				...rowOf('dokter', item),
				uri: uris.get(item.id) ?? item.id,
				...Object.fromEntries(daftarProfil.map((name) => [name, (item[name] ?? []).join('\n')])),
				jadwalSaja: Number(item.jadwal.jadwalSaja?.some((id) => !closed.has(id)) ?? false),
			})),
			beranda.dokterFavList.data,
		),
		dokterPoliKlinik: dokter.flatMap(({ id: dokterId, poliKlinik }) =>
			poliKlinik.map(({ id: poliKlinikId }, urutan) => ({ dokterId, poliKlinikId, urutan })),
		),
		jadwalWaktu: dokter.flatMap(({ id: dokterId, jadwal }) =>
			jadwal.waktu.map(({ hari, ...waktu }, urutan) => ({
				...waktu,
				id: idOf('jadwalWaktu', dokterId, String(urutan)),
				dokterId,
				hari: JSON.stringify(hari),
				urutan,
			})),
		),
		jadwalKeterangan: dokter.flatMap(({ id: dokterId, jadwal }) =>
			jadwal.keterangan.map(({ keterangan, expiredStatus }, urutan) => ({
				id: idOf('jadwalKeterangan', dokterId, String(urutan)),
				dokterId,
				keterangan,
				urutan,
				berlakuSampai: expiredStatus === 1 ? yesterday : null,
			})),
		),
		jadwalPengecualian: pengecualianRows(dokter),
		dokterView: visited.map(({ id: dokterId }, place) => ({ dokterId, countView: visited.length - place })),
	}
}

/** The clinics in which nobody can register: the switch is the clinic's, and otherwise the doctor's. */
function withoutRegistration(dokter: Responses['dokter']): Set<string> {
	const placesOf = ({ poliKlinik, jadwal }: Responses['dokter'][number]) => [
		...poliKlinik.map(({ id }) => id),
		...jadwal.waktu.map(({ poliKlinikId }) => poliKlinikId),
	]
	const open = dokter.flatMap((each) => placesOf(each).filter((id) => !each.jadwal.jadwalSaja?.includes(id)))
	return new Set(dokter.flatMap(placesOf)).difference(new Set(open))
}

/** A closed clinic comes with every doctor who has hours there; it becomes one row. */
function pengecualianRows(dokter: Responses['dokter']): Row[] {
	const rows = dokter.flatMap(({ id, jadwal }) =>
		jadwal.pengecualian.map((each) => {
			const row = {
				...each,
				dokterId: each.jenis === 'tutup' ? null : id,
				alasanTampil: each.alasan === '' ? 0 : 1,
			}
			return { ...row, id: idOf('jadwalPengecualian', JSON.stringify(row)) }
		}),
	)
	return [...new Map(rows.map((row) => [row.id, row])).values()]
}

function artikelRows({ template, kategori, kategoriFav, artikel, komentar }: Responses): Isi {
	// A favourite has an id of its own beside the category's.
	const favourites = kategoriFav.map(({ kategiArtikel }) => kategiArtikel)
	const used = [...favourites, ...artikel.map(({ kategoriArtikel }) => kategoriArtikel)]
	const categories = collect(kategori, used, (each) => [each])
	const withReplies = komentar.flatMap(({ komenChild, ...root }) => [root, ...komenChild])
	return {
		kategoriArtikel: withFavorit(
			categories.all.map((item) => rowOf('kategoriArtikel', item)),
			favourites.map((item) => ({ id: categories.idOf(item) })),
		),
		artikel: withFavorit(
			artikel.map(({ artikelMedia, kategoriArtikel, ...item }) => ({
				metaJudul: '',
				metaDeskripsi: '',
				metaGambar: null,
				penulis: '',
				peninjau: '',
				ditinjauPada: null,
				...rowOf('artikel', item),
				artikelMedia: JSON.stringify(artikelMedia, withoutAlt),
				kategoriArtikelId: categories.idOf(kategoriArtikel),
			})),
			template.artikelFavList.data,
		),
		artikelDokter: artikel.flatMap(({ id: artikelId, dokter }) =>
			dokter.map(({ id: dokterId }, urutan) => ({ artikelId, dokterId, urutan })),
		),
		artikelView: artikel.map(({ id: artikelId, countView }) => ({ artikelId, countView })),
		artikelKomentar: withReplies.map((item) => ({
			...rowOf('artikelKomentar', item),
			dariRs: item.dariRs ? 1 : 0,
			allowStatus: 'diizinkan',
		})),
	}
}

/** The alt text is stored with the picture. */
const withoutAlt = (name: string, value: unknown) => (name === 'alt' ? undefined : value)

const toList = <Value>(value: Value | null): Value[] => (value === null ? [] : [value])

/** The row of a setting that comes without an id. */
const setting = (table: IsiTable, item: object | null | undefined): Row[] =>
	item ? [{ ...rowOf(table, item), id: idOf(table) }] : []

const ordered = (table: IsiTable, items: object[]): Row[] =>
	items.map((item, urutan) => ({ ...rowOf(table, item), urutan }))

/** For lists that are sorted newest first: one second apart, from the start of the import. */
const newestFirst = (table: IsiTable, items: object[], startedAt: number): Row[] =>
	items.map((item, place) => ({ ...rowOf(table, item), createdAt: startedAt - place * 1000 }))

function withFavorit(rows: Row[], favourites: { id: string }[]): Row[] {
	const places = new Map<Row[string] | undefined, number>(favourites.map(({ id }, place) => [id, place]))
	return rows.map((row) => ({ ...row, favorit: places.get(row.id) ?? null }))
}

const idOf = (table: IsiTable, ...parts: string[]) => hash('sha256', [table, ...parts].join('\n')).slice(0, 32)
