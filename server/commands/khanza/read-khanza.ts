import { StartError } from '../../env.ts'
import { type Khanza, KhanzaError, missingColumns, readColumns, withKhanza } from './connect-khanza.ts'

/** The rows of Khanza under our names, as they are there. */
export interface IsiKhanza {
	poliKlinik: { kode: string; nama: string | null; aktif: number | null }[]
	dokter: { kode: string; nama: string | null; kodeSpesialis: string | null; aktif: number | null }[]
	spesialis: { kode: string; nama: string | null }[]
	jadwal: {
		dokter: string | null
		hari: string | null
		/** `HH:MM:SS` */
		jamMulai: string | null
		jamSelesai: string | null
		poliKlinik: string | null
		kuota: number | null
	}[]
	poliKlinikBpjs: { kode: string; kodeBpjs: string | null }[]
	dokterBpjs: { kode: string; kodeBpjs: string | null }[]
}

const NEEDED = {
	poliklinik: ['kd_poli', 'nm_poli', 'status'],
	dokter: ['kd_dokter', 'nm_dokter', 'kd_sps', 'status'],
	spesialis: ['kd_sps', 'nm_sps'],
	jadwal: ['kd_dokter', 'hari_kerja', 'jam_mulai', 'jam_selesai', 'kd_poli'],
}
const OPTIONAL = {
	maping_poli_bpjs: ['kd_poli_rs', 'kd_poli_bpjs'],
	maping_dokter_dpjpvclaim: ['kd_dokter', 'kd_dokter_bpjs'],
}

/**
 * Reads everything as it was at one moment.
 *
 * @throws StartError
 */
export async function readKhanza(url: string): Promise<IsiKhanza> {
	try {
		return await withKhanza(url, readSnapshot)
	} catch (error) {
		if (!(error instanceof KhanzaError)) throw error
		throw new StartError(`${error.message} Tidak ada yang diubah.`)
	}
}

async function readSnapshot(khanza: Khanza): Promise<IsiKhanza> {
	const columns = await readColumns(khanza, [...Object.keys(NEEDED), ...Object.keys(OPTIONAL)])
	const missing = missingColumns(columns, NEEDED)
	if (missing.length > 0) throw new StartError(`${missing.join('\n')}\nTidak ada yang dibaca dan diubah.`)
	const has = (tabel: keyof typeof OPTIONAL) => missingColumns(columns, { [tabel]: OPTIONAL[tabel] }).length === 0
	const kuota = columns.get('jadwal')?.some(({ nama }) => nama === 'kuota') ? 'kuota' : 'NULL'

	await khanza.read('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ')
	await khanza.read('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY')
	return {
		poliKlinik: await khanza.read(
			`SELECT kd_poli AS kode, nm_poli AS nama, status = '1' AS aktif FROM poliklinik ORDER BY kd_poli`,
		),
		dokter: await khanza.read(
			`SELECT kd_dokter AS kode, nm_dokter AS nama, kd_sps AS kodeSpesialis, status = '1' AS aktif FROM dokter ORDER BY kd_dokter`,
		),
		spesialis: await khanza.read('SELECT kd_sps AS kode, nm_sps AS nama FROM spesialis'),
		jadwal: await khanza.read(
			`SELECT kd_dokter AS dokter, hari_kerja AS hari, jam_mulai AS jamMulai, jam_selesai AS jamSelesai,
				kd_poli AS poliKlinik, ${kuota} AS kuota
			FROM jadwal ORDER BY kd_dokter, hari_kerja, jam_mulai, kd_poli, jam_selesai`,
		),
		poliKlinikBpjs: has('maping_poli_bpjs')
			? await khanza.read('SELECT kd_poli_rs AS kode, kd_poli_bpjs AS kodeBpjs FROM maping_poli_bpjs ORDER BY 1, 2')
			: [],
		dokterBpjs: has('maping_dokter_dpjpvclaim')
			? await khanza.read(
					'SELECT kd_dokter AS kode, kd_dokter_bpjs AS kodeBpjs FROM maping_dokter_dpjpvclaim ORDER BY 1, 2',
				)
			: [],
	}
}
