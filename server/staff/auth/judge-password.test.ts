import { expect, test } from 'vitest'
import { judgePassword } from './judge-password.ts'

test.each([
	'password1234',
	'P@ssw0rd2026!!',
	'rumahsakityasmin',
	'RS-Yasmin-2026',
	'123456789012',
	'aaaaaaaaaaaaaaa',
	'abababababab',
	'qwertyuiop123',
	'Bismillah-Sukses-2026',
	'indonesiamerdeka45',
	'admin admin admin',
])('%s is tried first', (password) => expect(judgePassword(password)).toEqual(expect.any(String)))

test.each(['gerobak ungu melompati 7 awan', 'tuk-Wev9-kalimba', 'lautan teh di kebun kopi lima'])(
	'%s will do',
	(password) => expect(judgePassword(password)).toBeNull(),
)

test("one's own name is known to others", () => {
	expect(judgePassword('Kartikasari1990', ['Kartikasari Wijaya', 'wijaya@rs.example.com'])).not.toBeNull()
	expect(judgePassword('Kartikasari1990', ['Siti', 'siti@rs.example.com'])).toBeNull()
})
