import { expect, test } from 'vitest'
import type { Hari } from '../tanggal/hari.ts'
import { byNextPractice, daysToChoose, nextPractice, type PilihanPraktik } from './next-practice.ts'

/** Monday, 16 November 2026. */
const at = (jam: string) => `2026-11-16T${jam}`
const slot = (jamMulai: string, jamSelesai: string, ...hari: Hari[]) => ({
	poliKlinikId: 'anak',
	hari,
	jamMulai,
	jamSelesai,
})
const except = { poliKlinikId: null, jamMulai: null, jamSelesai: null }
const ganti = {
	...{ jenis: 'ganti' as const, poliKlinikId: 'anak', mulai: '2026-11-16', selesai: '2026-11-16' },
	...{ jamMulai: '13:00', jamSelesai: '15:00' },
}

test('the next practice is the first day with hours that are not over, with all of them by hour', () => {
	const jadwal = {
		waktu: [slot('16:00', '19:00', 'Senin'), slot('08:00', '11:00', 'Senin', 'Kamis')],
		pengecualian: [],
	}
	const next = (sekarang: string) => {
		const found = nextPractice(jadwal, sekarang)
		return found && [found.tanggal, ...found.slots.map(({ jamMulai }) => jamMulai)]
	}
	expect(next(at('09:00'))).toEqual(['2026-11-16', '08:00', '16:00'])
	expect(next(at('11:00'))).toEqual(['2026-11-16', '16:00'])
	expect(next(at('19:00'))).toEqual(['2026-11-19', '08:00'])
})

test('replacement hours and leave decide the day', () => {
	const waktu = [slot('08:00', '11:00', 'Senin')]
	expect(nextPractice({ waktu, pengecualian: [ganti] }, at('12:00'))).toMatchObject({
		tanggal: '2026-11-16',
		slots: [{ jamMulai: '13:00' }],
	})
	const cuti = { ...except, jenis: 'cuti' as const, mulai: '2026-11-16', selesai: '2026-12-16' }
	expect(nextPractice({ waktu, pengecualian: [cuti] }, at('07:00'))).toBeNull()
})

test('each weekday is one of the seven days to choose from', () => {
	expect(daysToChoose(at('23:59')).map(({ hari }) => hari)).toEqual([
		...['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'],
	])
})

test.each<[string, string, PilihanPraktik, string[]]>([
	['without a choice, all, by their next practice', '09:00', {}, ['pagi', 'panjang', 'malam', 'sabtu', 'tidak']],
	['in the evening, those of today first', '17:30', {}, ['malam', 'panjang', 'pagi', 'sabtu', 'tidak']],
	['on a weekday, those who practise then', '09:00', { hari: 'Sabtu' }, ['sabtu']],
	['today, those who still do', '16:00', { hari: 'Senin' }, ['malam']],
	['after the last practice of today, nobody', '21:00', { hari: 'Senin' }, []],
	['at a time of day on any day', '21:00', { waktu: 'malam' }, ['malam']],
	['hours that reach into it count', '07:00', { hari: 'Senin', waktu: 'siang' }, ['panjang']],
	['hours of this morning do not, once it is over', '11:30', { hari: 'Senin', waktu: 'pagi' }, []],
])('%s', (_, jam, pilihan, names) => {
	const dokter = [
		{ nama: 'tidak', jadwal: { waktu: [], pengecualian: [] } },
		{ nama: 'sabtu', jadwal: { waktu: [slot('07:00', '09:00', 'Sabtu')], pengecualian: [] } },
		{ nama: 'malam', jadwal: { waktu: [slot('18:00', '20:00', 'Senin')], pengecualian: [] } },
		{ nama: 'panjang', jadwal: { waktu: [slot('08:30', '14:00', 'Senin', 'Rabu')], pengecualian: [] } },
		{ nama: 'pagi', jadwal: { waktu: [slot('08:00', '11:00', 'Senin', 'Jumat')], pengecualian: [] } },
	]
	expect(byNextPractice(dokter, at(jam), pilihan).map((each) => each.dokter.nama)).toEqual(names)
})

test('hours past midnight belong to the evening on which they begin', () => {
	const jadwal = { waktu: [slot('20:00', '02:00', 'Senin')], pengecualian: [] }
	const chosen = (waktu: PilihanPraktik['waktu']) =>
		nextPractice(jadwal, at('23:30'), { hari: 'Senin', waktu })?.tanggal
	expect([chosen('malam'), chosen('pagi')]).toEqual(['2026-11-16', undefined])
})
