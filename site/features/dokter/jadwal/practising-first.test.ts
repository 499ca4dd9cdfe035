import { expect, test } from 'vitest'
import type { Dokter, JadwalWaktu } from '../../../../contract/dokter/dokter.ts'
import { practisingFirst } from './practising-first.ts'

const slot = (jamMulai: string, hari: JadwalWaktu['hari'], poliKlinikId = 'anak'): JadwalWaktu => ({
	poliKlinikId,
	hari,
	keteranganWaktu: '',
	jamMulai,
	jamSelesai: '23:00',
})

const dokter = (id: string, ...waktu: JadwalWaktu[]): Dokter => ({
	id,
	nama: id,
	foto: null,
	spesialis: '',
	poliKlinik: [],
	jadwal: { waktu, keterangan: [], pengecualian: [] },
})

/** A Monday. */
const MONDAY = '2026-11-16'

test('doctors who practise in this clinic today come first, by hour, with the times of today only', () => {
	const sorted = practisingFirst(
		[
			dokter('besok', slot('08:00', ['Selasa'])),
			dokter('sore', slot('16:00', ['Senin']), slot('08:00', ['Selasa'])),
			dokter('di-poli-lain', slot('07:00', ['Senin'], 'mata')),
			dokter('pagi-dan-malam', slot('19:00', ['Senin', 'Rabu']), slot('08:00', ['Senin'])),
			dokter('tanpa-jadwal'),
		],
		'anak',
		MONDAY,
	)
	expect(sorted.map((each) => [each.dokter.id, each.today.map(({ jamMulai }) => jamMulai)])).toEqual([
		['pagi-dan-malam', ['08:00', '19:00']],
		['sore', ['16:00']],
		['besok', []],
		['di-poli-lain', []],
		['tanpa-jadwal', []],
	])
})
