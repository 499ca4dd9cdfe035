import type { BarisDokter, BarisJadwal, BarisPoliKlinik } from '../../../contract/integrasi/calls.ts'
import type { Hari } from '../../../contract/tanggal/hari.ts'
import { StartError } from '../../env.ts'
import type { IsiKhanza } from './read-khanza.ts'

export interface Kiriman {
	poliKlinik: BarisPoliKlinik[]
	dokter: BarisDokter[]
	jadwal: BarisJadwal[]
	/** What was left out or changed, in words, with the keys of its rows. */
	catatan: string[]
}

const HARI: Record<string, Hari> = {
	SENIN: 'Senin',
	SELASA: 'Selasa',
	RABU: 'Rabu',
	KAMIS: 'Kamis',
	JUMAT: 'Jumat',
	SABTU: 'Sabtu',
	AKHAD: 'Minggu',
	MINGGU: 'Minggu',
}
/** The last minute of a day, where Khanza says 24:00:00 or 00:00:00. */
const AKHIR_HARI = '23:59'
const KUOTA_MAX = 999

/** MySQL compares codes without case and trailing blanks. */
const keyOf = (kode: string | null) => (kode ?? '').trim().toUpperCase()
/** Khanza writes '-' for nothing. */
const textOf = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().replace(/^-$/, '')

/** What Khanza says in the form that the site accepts. Rows that say nothing usable are left out and reported (decision 82). */
export function prepareKiriman(isi: IsiKhanza): Kiriman {
	const notes = new Map<string, string[]>()
	const note = (words: string, key: string) => notes.set(words, [...(notes.get(words) ?? []), key])

	const spesialis = new Map(isi.spesialis.map(({ kode, nama }) => [keyOf(kode), textOf(nama)]))
	/** Code and name of a row that can be sent; an absent one is hidden on the site. */
	const namaOf = (apa: string, row: { kode: string; nama: string | null; aktif: number | null }) => {
		const [kode, nama] = [textOf(row.kode), textOf(row.nama)]
		if (!kode) return null
		if (Number(row.aktif) !== 1) note(`${apa} tidak dikirim, tidak aktif`, kode)
		else if (!nama) note(`${apa} tidak dikirim, tanpa nama`, kode)
		else return { kode, nama, aktif: true }
		return null
	}
	const poliKlinik = isi.poliKlinik.flatMap((row) => {
		const sent = namaOf('poli', row)
		return sent ? [{ ...sent, kodeBpjs: bpjsOf(isi.poliKlinikBpjs, sent.kode) }] : []
	})
	const dokter = isi.dokter.flatMap((row) => {
		const sent = namaOf('dokter', row)
		const ofDokter = { spesialis: spesialis.get(keyOf(row.kodeSpesialis)) ?? '' }
		return sent ? [{ ...sent, ...ofDokter, kodeBpjs: bpjsOf(isi.dokterBpjs, sent.kode) }] : []
	})
	const jadwal = prepareJadwal(isi, { poliKlinik, dokter }, note)
	if (poliKlinik.length === 0 || dokter.length === 0 || jadwal.length === 0)
		throw new StartError(
			`Khanza tidak memberikan ${poliKlinik.length === 0 ? 'poli' : dokter.length === 0 ? 'dokter' : 'jadwal'} yang dapat dipakai. Tidak ada yang diubah.`,
		)
	const catatan = [...notes].map(([words, keys]) => `${keys.length} ${words}: ${keys.join('; ')}`)
	return { poliKlinik, dokter, jadwal, catatan }
}

/** The first one, where a code is mapped more than once; without one, staff may have written it on the site. */
const bpjsOf = (maping: IsiKhanza['poliKlinikBpjs'], kode: string) =>
	textOf(maping.find((row) => keyOf(row.kode) === keyOf(kode))?.kodeBpjs ?? '') || undefined

function prepareJadwal(
	isi: IsiKhanza,
	{ poliKlinik, dokter }: Pick<Kiriman, 'poliKlinik' | 'dokter'>,
	note: (words: string, key: string) => void,
): BarisJadwal[] {
	const [poliByKey, dokterByKey] = [byKey(poliKlinik), byKey(dokter)]
	const [inactivePoli, inactiveDokter] = [inactive(isi.poliKlinik), inactive(isi.dokter)]
	const known = new Set<string>()
	let broken = 0
	const usable = isi.jadwal.flatMap((row) => {
		const key = `${row.dokter ?? '?'} ${row.hari || '?'} ${row.jamMulai ?? '?'}`
		const leaveOut = (reason: string, isBroken: boolean) => {
			if (isBroken) broken += 1
			note(`baris jadwal tidak dikirim, ${reason}`, key)
			return []
		}
		if (inactiveDokter.has(keyOf(row.dokter))) return leaveOut('dokter tidak aktif', false)
		if (inactivePoli.has(keyOf(row.poliKlinik))) return leaveOut('poli tidak aktif', false)
		const [ofDokter, ofPoli] = [dokterByKey.get(keyOf(row.dokter)), poliByKey.get(keyOf(row.poliKlinik))]
		if (!textOf(row.poliKlinik)) return leaveOut('poli kosong', true)
		if (!ofPoli) return leaveOut('poli tidak dikenal', true)
		if (!ofDokter) return leaveOut('dokter tidak dikenal', true)
		const hari = HARI[keyOf(row.hari)]
		if (!hari) return leaveOut('hari tidak dikenal', true)
		const jam = readJam(row.jamMulai, row.jamSelesai)
		if (typeof jam === 'string') return leaveOut(jam, true)
		const start = [ofDokter.kode, hari, jam.jamMulai].join(' ')
		if (known.has(start)) return leaveOut('ganda: jam mulai dokter ini pada hari itu sudah ada', false)
		known.add(start)
		if (Number(row.kuota) > KUOTA_MAX) note(`baris jadwal dikirim tanpa kuota, lebih dari ${KUOTA_MAX}`, key)
		return [{ dokter: ofDokter.kode, poliKlinik: ofPoli.kode, hari, ...jam, kuota: kuotaOf(row.kuota) }]
	})
	if (broken * 2 > isi.jadwal.length)
		throw new StartError(
			`${broken} dari ${isi.jadwal.length} baris jadwal di Khanza tidak dapat dipakai. Tidak ada yang diubah.`,
		)
	return usable
}

const byKey = <Row extends { kode: string }>(rows: Row[]) => new Map(rows.map((row) => [keyOf(row.kode), row]))

const inactive = (rows: { kode: string; aktif: number | null }[]) =>
	new Set(rows.filter(({ aktif }) => Number(aktif) !== 1).map(({ kode }) => keyOf(kode)))

/** 0 is no quota. */
function kuotaOf(kuota: number | null): number | null {
	const jumlah = Number(kuota)
	return Number.isInteger(jumlah) && jumlah >= 1 && jumlah <= KUOTA_MAX ? jumlah : null
}

/** Both hours as `HH:MM`, or what is wrong with them. */
function readJam(mulai: string | null, selesai: string | null): { jamMulai: string; jamSelesai: string } | string {
	if (!mulai || !selesai) return mulai ? 'jam selesai kosong' : 'jam mulai kosong'
	const [jamMulai, akhir] = [mulai.slice(0, 5), selesai.slice(0, 5)]
	if (jamMulai === '00:00' && akhir === '00:00') return 'jam kosong'
	const jamSelesai = akhir === '00:00' || akhir === '24:00' ? AKHIR_HARI : akhir
	const isJam = (jam: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(jam)
	if (!isJam(jamMulai) || !isJam(jamSelesai)) return 'jam tidak mungkin'
	return jamMulai < jamSelesai ? { jamMulai, jamSelesai } : 'jam selesai tidak sesudah jam mulai'
}
