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

test('the doctors of a clinic come in the order of their next practice there', () => {
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
	const hours = sorted.map(({ id, praktik }) => [id, ...(praktik?.slots.map(({ jamMulai }) => jamMulai) ?? [])])
	expect(hours).toEqual([
		['pagi-dan-malam', '08:00', '19:00'],
		['sore', '16:00'],
		['besok', '08:00'],
		['di-poli-lain'],
		['tanpa-jadwal'],
	])
})
