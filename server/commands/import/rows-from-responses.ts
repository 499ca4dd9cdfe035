import { hash } from 'node:crypto'
import { contentType, publicNames } from '../../../contract/content/content-types.ts'
import { NAMA_BAWAAN, namaTokoOf } from '../../../contract/merek/merek-nama.ts'
import { tambahHari, tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { WEB_ID } from '../../api/context.ts'
import type { Isi, IsiTable, Row } from '../../isi/content-tables.ts'
import { picturesOf } from '../../isi/pictures-of.ts'
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
		...pick(merek, 'lambang', 'warnaUtama', 'warnaPendamping'),
		namaPendek: isOwnName ? merek.namaPendek : '',
		namaToko: merek.namaToko === namaTokoOf(merek.namaPendek) ? '' : merek.namaToko,
	}
	return Object.values(row).some(Boolean) ? [row] : []
}

function contentRows(responses: Responses, startedAt: number): Isi {
	const { template, beranda } = responses
	const { webSetting, shopSetting, artikelSetting, webId } = template
	return {
		webSetting: toList(webSetting.data).map((setting) => ({
			...pick(
				setting,
				...(['id', 'namaWeb', 'logo', 'noTelp', 'noTelpType', 'email', 'noTelpUgd', 'noTelpUgdType'] as const),
				...(['mapLokasi', 'petunjukArah', 'alamat', 'tentang', 'persetujuanPelacakan', 'createdAt'] as const),
			),
			webId: webId.data === WEB_ID ? null : webId.data || null,
			promo: Number(template.promo.data),
		})),
		webMerek: merekRows(template).map(withFixedId('webMerek')),
		webSettingSosmed: ordered(template.webSettingSosmed.data, 'id', 'link', 'icon', 'username'),
		webSettingMetaPixel: newestFirst(startedAt, responses.metaPixel.data.data, 'id', 'metaPixelId'),
		berandaBanner: ordered(
			beranda.berandaBanner.data,
			...(['id', 'contentType', 'content', 'text', 'buttonLink', 'buttonTitle'] as const),
		),
		berandaPendaftaran: toList(template.berandaPendaftaran.data)
			.map((item) => pick(item, 'foto', 'text', 'noTelp', 'noTelpType'))
			.map(withFixedId('berandaPendaftaran')),
		berandaSambutan: toList(template.berandaSambutan.data)
			.map((item) => pick(item, 'fotoSambutan', 'sambutan', 'namaPerson', 'jabatanPerson'))
			.map(withFixedId('berandaSambutan')),
		artikelSetting: toList(artikelSetting.data)
			.map((setting) => Object.entries(setting).map(([name, value]) => [name, value?.content ?? null]))
			.map((entries) => withFixedId('artikelSetting')(Object.fromEntries(entries))),
		shopSetting: toList(shopSetting.data).map(({ rentangOpsiTanggalKunjungan: { durasi, dateStart }, ...rest }) => ({
			...pick(rest, 'id', 'createdAt', 'caraCheckin', 'syaratKetentuan', 'poster'),
			durasi,
			mulaiTanggal: dateStart > tanggalWib(startedAt) ? dateStart : null,
		})),
		testimoniGoogle: toList(responses.testimoniGoogle)
			.map(({ data }) => pick(data, 'rating', 'reviews'))
			.map(withFixedId('testimoniGoogle')),
		popupInformation: toList(responses.popup.data).map(({ quiz, ...popup }) => ({
			...pick(popup, 'id', 'type', 'content', 'text'),
			quiz: quiz && JSON.stringify(quiz, withoutAlt),
			tayangMulai: startedAt - 1,
			tayangSelesai: null,
		})),
		...dokterRows(responses, startedAt),
		layanan: withFavorit(
			ordered(responses.layanan, 'id', 'uri', 'nama', 'foto', 'noTelp', 'noTelpType', 'deskripsi'),
			beranda.layananFavList.data,
		),
		fasilitas: responses.fasilitas.map(({ foto, ...item }, urutan) => ({
			...pick(item, 'id', 'uri', 'nama', 'deskripsi'),
			foto: JSON.stringify(foto),
			urutan,
		})),
		mitra: withFavorit(ordered(responses.mitra, 'id', 'uri', 'nama', 'logo', 'deskripsi'), beranda.mitraFavList.data),
		...artikelRows(responses),
		komunitas: ordered(responses.komunitas, 'id', 'uri', 'nama', 'foto', 'deskripsi'),
		testimoni: withFavorit(
			newestFirst(startedAt, responses.testimoni, 'id', 'nama', 'foto', 'rating', 'testimoni'),
			responses.testimoniFav,
		),
		...publicListRows(responses),
		gallery: newestFirst(
			startedAt,
			responses.gallery,
			...(['id', 'contentType', 'content', 'keterangan', 'lebar', 'tinggi'] as const),
		),
		...shopRows(responses),
	}
}

const publicListRows = ({ publicLists }: Responses): Isi =>
	Object.fromEntries(
		publicNames.map((name) => {
			const columns = ['id', ...Object.keys(contentType(name).fields)]
			return [
				contentType(name).table,
				publicLists[name]?.map((item, urutan) => ({
					...pick(item, ...columns.filter((column) => column in item)),
					urutan,
				})),
			]
		}),
	)

function shopRows({ shop, shopItem }: Responses): Isi {
	const tipe = collect(shop.tipe.data, shopItem, (item) => [item.tipe])
	const kategori = collect(shop.kategori.data, shopItem, (item) => [item.kategori])
	const usia = collect(shop.usia.data, shopItem, (item) => item.usia)
	return {
		shopTipe: ordered(tipe.all, 'id', 'uri', 'nama'),
		shopKategori: ordered(kategori.all, 'id', 'uri', 'nama'),
		shopUsia: ordered(usia.all, 'id', 'uri', 'nama', 'usiaMin', 'usiaMax'),
		shopItem: shopItem.map(({ jenisKelamin, ...item }, urutan) => ({
			...pick(item, 'id', 'uri', 'nama', 'harga', 'mediaContent', 'textContent'),
			persiapan: item.persiapan ?? '',
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
	return {
		poliKlinik: poliKlinik.map((item) => pick(item, 'id', 'uri', 'nama', 'icon', 'deskripsi')),
		keluhan: poliKlinik.flatMap(({ id: poliKlinikId, keluhan = [] }) =>
			keluhan.map(({ kata }, urutan) => ({
				id: idOf('keluhan', poliKlinikId, kata, String(urutan)),
				kata,
				poliKlinikId,
				urutan,
			})),
		),
		dokter: withFavorit(
			dokter.map((item) => pick(item, 'id', 'nama', 'spesialis', 'foto')),
			beranda.dokterFavList.data,
		),
		dokterPoliKlinik: dokter.flatMap(({ id: dokterId, poliKlinik }) =>
			poliKlinik.map(({ id: poliKlinikId }, urutan) => ({ dokterId, poliKlinikId, urutan })),
		),
		jadwalWaktu: dokter.flatMap(({ id: dokterId, jadwal }) =>
			jadwal.waktu.map(({ hari, ...waktu }, urutan) => ({
				...pick(waktu, 'poliKlinikId', 'keteranganWaktu', 'jamMulai', 'jamSelesai'),
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

/** A closed clinic comes with every doctor who has hours there; it becomes one row. */
function pengecualianRows(dokter: Responses['dokter']): Row[] {
	const rows = dokter.flatMap(({ id, jadwal }) =>
		jadwal.pengecualian.map((each) => {
			const row = {
				...pick(each, 'jenis', 'poliKlinikId', 'mulai', 'selesai', 'jamMulai', 'jamSelesai', 'alasan'),
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
			categories.all.map((item) => pick(item, 'id', 'uri', 'nama')),
			favourites.map((item) => ({ id: categories.idOf(item) })),
		),
		artikel: withFavorit(
			artikel.map(({ artikelMedia, kategoriArtikel, ...item }) => ({
				...pick(item, 'id', 'uri', 'judul', 'textContent', 'createdAt', 'updatedAt'),
				metaJudul: item.metaJudul ?? '',
				metaDeskripsi: item.metaDeskripsi ?? '',
				metaGambar: item.metaGambar ?? null,
				penulis: item.penulis ?? '',
				peninjau: item.peninjau ?? '',
				ditinjauPada: item.ditinjauPada ?? null,
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
			...pick(item, 'id', 'artikelId', 'komenParentId', 'nama', 'komentar', 'createdAt'),
			dariRs: item.dariRs ? 1 : 0,
			allowStatus: 'diizinkan',
		})),
	}
}

/** The alt text is stored with the picture. */
const withoutAlt = (name: string, value: unknown) => (name === 'alt' ? undefined : value)

const toList = <Value>(value: Value | null): Value[] => (value === null ? [] : [value])

/** These fields of each item, and its place in the list. */
const ordered = <Item extends object, Name extends keyof Item>(items: Item[], ...names: Name[]) =>
	items.map((item, urutan) => ({ ...pick(item, ...names), urutan }))

/** For lists that are sorted newest first: one second apart, from the start of the import. */
const newestFirst = <Item extends object, Name extends keyof Item>(
	startedAt: number,
	items: Item[],
	...names: Name[]
) => items.map((item, place) => ({ ...pick(item, ...names), createdAt: startedAt - place * 1000 }))

function withFavorit<Item extends { id: string }>(items: Item[], favourites: { id: string }[]) {
	const places = new Map(favourites.map(({ id }, place) => [id, place]))
	return items.map((item) => ({ ...item, favorit: places.get(item.id) ?? null }))
}

const idOf = (table: IsiTable, ...parts: string[]) => hash('sha256', [table, ...parts].join('\n')).slice(0, 32)

const withFixedId =
	(table: IsiTable) =>
	<Setting extends Row>(setting: Setting) => ({ ...setting, id: idOf(table) })

const pick = <Item extends object, Name extends keyof Item>(item: Item, ...names: Name[]) =>
	Object.fromEntries(names.map((name) => [name, item[name]])) as Pick<Item, Name>
