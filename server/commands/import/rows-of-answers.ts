import { createHash } from 'node:crypto'
import { tambahHari, tanggalWib } from '../../../contract/tanggal.ts'
import type { Isi, IsiTable, Row } from './content-tables.ts'
import type { Answers } from './fetch-answers.ts'
import { gambarRows } from './gambar-rows.ts'

/**
 * What a provider shows as rows of our tables. What the contract does not tell is chosen so that the same is shown:
 * - ids of what has none (settings, hours, notes, complaints) come from what it belongs to, so that a second import finds it;
 * - dates by which lists are sorted and visits by which doctors are, from the place in the list;
 * - only exceptions of the weeks ahead are told, and a reason only if it may be shown;
 * - an expired note expired yesterday, another never does; the popup that is shown now is shown until staff end it.
 */
export function rowsOfAnswers(answers: Answers, startedAt: number): Isi {
	const isi = contentRows(answers, startedAt)
	return { ...isi, gambar: gambarRows(isi, answers, startedAt) }
}

function contentRows(answers: Answers, startedAt: number): Isi {
	const { template, beranda, shop } = answers
	const { webSetting, shopSetting, artikelSetting } = template
	return {
		webSetting: some(webSetting.data).map((setting) =>
			pick(
				setting,
				...(['id', 'namaWeb', 'logo', 'noTelp', 'noTelpType', 'email', 'noTelpUgd', 'noTelpUgdType'] as const),
				...(['mapLokasi', 'petunjukArah', 'alamat', 'tentang', 'persetujuanPelacakan', 'createdAt'] as const),
			),
		),
		webSettingSosmed: template.webSettingSosmed.data
			.map((item) => pick(item, 'id', 'link', 'icon', 'username'))
			.map(numbered),
		webSettingMetaPixel: newestFirst(
			answers.metaPixel.data.map((item) => pick(item, 'id', 'metaPixelId')),
			startedAt,
		),
		berandaBanner: beranda.berandaBanner.data
			.map((item) => pick(item, 'id', 'contentType', 'content', 'text', 'buttonLink', 'buttonTitle'))
			.map(numbered),
		berandaPendaftaran: some(template.berandaPendaftaran.data)
			.map((item) => pick(item, 'foto', 'text', 'noTelp', 'noTelpType'))
			.map(onlyOne('berandaPendaftaran')),
		berandaSambutan: some(template.berandaSambutan.data)
			.map((item) => pick(item, 'fotoSambutan', 'sambutan', 'namaPerson', 'jabatanPerson'))
			.map(onlyOne('berandaSambutan')),
		artikelSetting: some(artikelSetting.data)
			.map((setting) => ({
				posterDaftarArtikel: setting.posterDaftarArtikel?.content ?? null,
				youtubeDaftarArtikel: setting.youtubeDaftarArtikel?.content ?? null,
				tiktokDaftarArtikel: setting.tiktokDaftarArtikel?.content ?? null,
				posterDetailArtikel: setting.posterDetailArtikel?.content ?? null,
				videoDetailArtikel: setting.videoDetailArtikel?.content ?? null,
			}))
			.map(onlyOne('artikelSetting')),
		shopSetting: some(shopSetting.data).map(({ rentangOpsiTanggalKunjungan: { durasi }, ...rest }) => ({
			...pick(rest, 'id', 'createdAt', 'caraCheckin', 'syaratKetentuan', 'poster'),
			durasi,
		})),
		testimoniGoogle: [onlyOne('testimoniGoogle')(pick(answers.testimoniGoogle.data, 'rating', 'reviews'))],
		popupInformation: some(answers.popup.data).map(({ quiz, ...popup }) => ({
			...pick(popup, 'id', 'type', 'content', 'text'),
			quiz: quiz && JSON.stringify(quiz, withoutAlt),
			tayangMulai: startedAt - 1,
			tayangSelesai: null,
		})),
		...dokterRows(answers, startedAt),
		layanan: placed(
			answers.layanan.map((item) => pick(item, 'id', 'uri', 'nama', 'foto', 'noTelp', 'noTelpType', 'deskripsi')),
			beranda.layananFavList.data,
		),
		fasilitas: answers.fasilitas
			.map(({ foto, ...item }) => ({ ...pick(item, 'id', 'uri', 'nama', 'deskripsi'), foto: JSON.stringify(foto) }))
			.map(numbered),
		mitra: placed(
			answers.mitra.map((item) => pick(item, 'id', 'uri', 'nama', 'logo', 'deskripsi')),
			beranda.mitraFavList.data,
		),
		...artikelRows(answers),
		komunitas: answers.komunitas.map((item) => pick(item, 'id', 'uri', 'nama', 'foto', 'deskripsi')).map(numbered),
		testimoni: favoured(
			newestFirst(
				answers.testimoni.map((item) => pick(item, 'id', 'nama', 'foto', 'rating', 'testimoni')),
				startedAt,
			),
			answers.testimoniFav,
		),
		prestasi: answers.prestasi.map((item) => pick(item, 'id', 'nama', 'deskripsi', 'foto')).map(numbered),
		faq: answers.faq.map((item) => pick(item, 'id', 'pertanyaan', 'jawaban')).map(numbered),
		gallery: newestFirst(
			answers.gallery.map((item) => pick(item, 'id', 'contentType', 'content', 'keterangan', 'lebar', 'tinggi')),
			startedAt,
		),
		shopTipe: shop.tipe.data.map((item) => pick(item, 'id', 'uri', 'nama')).map(numbered),
		shopKategori: shop.kategori.data.map((item) => pick(item, 'id', 'uri', 'nama')).map(numbered),
		shopUsia: shop.usia.data.map((item) => pick(item, 'id', 'uri', 'nama', 'usiaMin', 'usiaMax')).map(numbered),
		shopItem: answers.shopItem
			.map(({ tipe, kategori, jenisKelamin, ...item }) => ({
				...pick(item, 'id', 'uri', 'nama', 'harga', 'mediaContent', 'textContent'),
				tipeId: tipe.id,
				kategoriId: kategori.id,
				untukL: Number(jenisKelamin.includes('l')),
				untukP: Number(jenisKelamin.includes('p')),
			}))
			.map(numbered),
		shopItemUsia: answers.shopItem.flatMap(({ id, usia }) => usia.map((age) => ({ shopItemId: id, usiaId: age.id }))),
	}
}

function dokterRows({ poliKlinik, dokter, beranda }: Answers, startedAt: number): Isi {
	const yesterday = tambahHari(tanggalWib(startedAt), -1)
	const visited = beranda.dokterMostVisited.data
	return {
		poliKlinik: poliKlinik.map((item) => pick(item, 'id', 'uri', 'nama', 'icon', 'deskripsi')),
		keluhan: poliKlinik.flatMap(({ id: poliKlinikId, keluhan = [] }) =>
			keluhan.map(({ kata, darurat }, urutan) => ({
				id: idOf('keluhan', poliKlinikId, kata, String(urutan)),
				kata,
				poliKlinikId,
				darurat: Number(darurat),
				urutan,
			})),
		),
		dokter: favoured(
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

/** A closed clinic is told with every doctor who has hours there, and is kept once. */
function pengecualianRows(dokter: Answers['dokter']): Row[] {
	const rows = dokter.flatMap(({ id, jadwal }) =>
		// Providers of the specification alone do not tell them.
		(jadwal.pengecualian ?? []).map((each) => {
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

function artikelRows({ template, kategori, kategoriFav, artikel, komentar }: Answers): Isi {
	return {
		kategoriArtikel: favoured(
			kategori.map((item) => pick(item, 'id', 'uri', 'nama')),
			kategoriFav,
		),
		artikel: favoured(
			artikel.map(({ artikelMedia, kategoriArtikel, ...item }) => ({
				...pick(item, 'id', 'uri', 'judul', 'textContent', 'createdAt', 'updatedAt'),
				artikelMedia: JSON.stringify(artikelMedia, withoutAlt),
				kategoriArtikelId: kategoriArtikel.id,
			})),
			template.artikelFavList.data,
		),
		artikelDokter: artikel.flatMap(({ id: artikelId, dokter }) =>
			dokter.map(({ id: dokterId }, urutan) => ({ artikelId, dokterId, urutan })),
		),
		artikelView: artikel.map(({ id: artikelId, countView }) => ({ artikelId, countView })),
		artikelKomentar: komentar.map((item) => ({
			...pick(item, 'id', 'artikelId', 'komenParentId', 'nama', 'komentar', 'createdAt'),
			dariRs: item.dariRs ? 1 : 0,
			allowStatus: 'diizinkan',
		})),
	}
}

/** It is kept with the picture. */
const withoutAlt = (name: string, value: unknown) => (name === 'alt' ? undefined : value)

const some = <Value>(value: Value | null): Value[] => (value === null ? [] : [value])

const numbered = <Item extends object>(item: Item, urutan: number) => ({ ...item, urutan })

/** Lists that are shown newest first: a second apart, from when the import began. */
const newestFirst = <Item extends object>(items: Item[], startedAt: number) =>
	items.map((item, place) => ({ ...item, createdAt: startedAt - place * 1000 }))

function favoured<Item extends { id: string }>(items: Item[], favourites: { id: string }[]) {
	const places = new Map(favourites.map(({ id }, place) => [id, place]))
	return items.map((item) => ({ ...item, favorit: places.get(item.id) ?? null }))
}

const placed = <Item extends { id: string }>(items: Item[], favourites: { id: string }[]) =>
	favoured(items, favourites).map(numbered)

const idOf = (table: IsiTable, ...parts: string[]) =>
	createHash('sha256')
		.update([table, ...parts].join('\n'))
		.digest('hex')
		.slice(0, 32)

const onlyOne =
	(table: IsiTable) =>
	<Setting extends Row>(setting: Setting) => ({ ...setting, id: idOf(table) })

const pick = <Item extends object, Name extends keyof Item>(item: Item, ...names: Name[]) =>
	Object.fromEntries(names.map((name) => [name, item[name]])) as Pick<Item, Name>
