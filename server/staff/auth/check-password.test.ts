import { expect, test } from 'vitest'
import { checkPassword } from './check-password.ts'

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
])('the password %s is rejected as easy to guess', (password) =>
	expect(checkPassword(password)).toEqual(expect.any(String)),
)

test.each(['gerobak ungu melompati 7 awan', 'tuk-Wev9-kalimba', 'lautan teh di kebun kopi lima'])(
	'the password %s is accepted',
	(password) => expect(checkPassword(password)).toBeNull(),
)

test("a password made of its owner's name is rejected", () => {
	expect(checkPassword('Kartikasari1990', ['Kartikasari Wijaya', 'wijaya@rs.example.com'])).not.toBeNull()
	expect(checkPassword('Kartikasari1990', ['Siti', 'siti@rs.example.com'])).toBeNull()
})
