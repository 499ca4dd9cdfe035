import { tambahHari, tanggalWib } from '../contract/tanggal/tanggal.ts'
import { insertContent, insertRows } from '../server/content-rules/save-content.ts'
import { dokter } from './content/dokter.ts'
import { keluhan } from './content/keluhan.ts'
import { poliKlinik } from './content/poli-klinik.ts'
import { profil } from './content/profil-dokter.ts'
import { demoId } from './demo-id.ts'
import { HOUR_MS, type Loading } from './loading.ts'

/** Rows of one insert have the same columns. */
const NO_PROFIL = { pendidikan: '', bahasa: '', tindakan: '', asuransi: '', jadwalSaja: 0 }

/** Clinics and the complaints they treat, doctors, schedules, and the visits behind the list of most visited doctors. */
export async function loadDokter({ db, now }: Loading): Promise<void> {
	const dokterId = ({ uri }: { uri: string }) => demoId('dokter', uri)
	await insertContent(
		db,
		'poliKlinik',
		poliKlinik.map((item) => ({ ...item, id: demoId('poliKlinik', item.uri) })),
	)
	await insertContent(
		db,
		'keluhan',
		keluhan.flatMap(({ poliKlinik: uri, kata }) =>
			kata.map((each, urutan) => ({
				id: demoId('keluhan', `${uri}/${each}`),
				kata: each,
				poliKlinikId: demoId('poliKlinik', uri),
				urutan,
			})),
		),
	)
	await insertContent(
		db,
		'dokter',
		dokter.map(({ nama, spesialis, favorit = null, uri }) => ({
			...NO_PROFIL,
			...profil[uri],
			id: demoId('dokter', uri),
			uri,
			nama,
			spesialis,
			foto: null,
			favorit,
		})),
	)
	await insertContent(
		db,
		'dokterPoliKlinik',
		dokter.flatMap((item) =>
			item.poliKlinik.map((uri, urutan) => ({
				dokterId: dokterId(item),
				poliKlinikId: demoId('poliKlinik', uri),
				urutan,
			})),
		),
	)
	await insertContent(
		db,
		'jadwalWaktu',
		dokter.flatMap((item) =>
			item.waktu.map(({ poliKlinik, hari, ...waktu }, urutan) => ({
				...waktu,
				id: demoId('jadwalWaktu', `${item.uri}/${urutan}`),
				dokterId: dokterId(item),
				poliKlinikId: demoId('poliKlinik', poliKlinik),
				hari: JSON.stringify(hari),
				urutan,
			})),
		),
	)
	const today = tanggalWib(now)
	await insertContent(
		db,
		'jadwalKeterangan',
		dokter.flatMap((item) =>
			item.keterangan.map(({ keterangan, berlakuHari }, urutan) => ({
				id: demoId('jadwalKeterangan', `${item.uri}/${urutan}`),
				dokterId: dokterId(item),
				keterangan,
				berlakuSampai: berlakuHari === null ? null : tambahHari(today, berlakuHari),
				urutan,
			})),
		),
	)
	await loadKunjungan({ db, now })
}

async function loadKunjungan({ db, now }: Pick<Loading, 'db' | 'now'>): Promise<void> {
	const visited = dokter.flatMap(({ uri, kunjungan = 0 }) =>
		kunjungan > 0 ? [{ uri, id: demoId('dokter', uri), kunjungan }] : [],
	)
	await insertRows(
		db,
		'webVisitor',
		visited.flatMap(({ uri, id, kunjungan }) =>
			Array.from({ length: kunjungan }, (_, index) => ({
				id: demoId('webVisitor', `${uri}/${index}`),
				routeName: 'modal_jadwal_dokter',
				dokterId: id,
				createdAt: now - (index + 1) * HOUR_MS,
			})),
		),
	)
	await insertRows(
		db,
		'dokterView',
		visited.map(({ id, kunjungan }) => ({ dokterId: id, countView: kunjungan })),
	)
}
