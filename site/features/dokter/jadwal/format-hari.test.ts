import { expect, test } from 'vitest'
import { pekan } from '../../../../contract/hari.ts'
import { formatHari } from './format-hari.ts'

test('the week starts on Monday', () => {
	expect(pekan).toEqual(['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'])
})

test.each([
	[['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat'], 'Senin–Jumat'],
	[['Kamis', 'Selasa'], 'Selasa, Kamis'],
	[['Sabtu', 'Minggu'], 'Sabtu, Minggu'],
	[['Minggu', 'Senin', 'Selasa'], 'Senin, Selasa, Minggu'],
	[['Senin', 'Selasa', 'Rabu', 'Sabtu'], 'Senin–Rabu, Sabtu'],
	[['Jumat'], 'Jumat'],
	[pekan, 'Setiap hari'],
	[[], ''],
] as const)('%j is written %s', (hari, text) => expect(formatHari(hari)).toBe(text))
