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
	'1q2w3e4r5t6y',
	'zaq12wsxcde3',
	'Liverpool1892!',
])('the password %s is rejected as easy to guess', async (password) =>
	expect(await checkPassword(password)).toEqual(expect.any(String)),
)

test.each(['gerobak ungu melompati 7 awan', 'tuk-Wev9-kalimba', 'lautan teh di kebun kopi lima'])(
	'the password %s is accepted',
	async (password) => expect(await checkPassword(password)).toBeNull(),
)

test.each([
	["its owner's name", 'Kartikasari1990', ['Kartikasari Wijaya', 'wijaya@rs.example.com']],
	["its owner's e-mail", 'k.prameswari@rs-harapan.example', ['Sri', 'k.prameswari@rs-harapan.example']],
	['the name of the hospital', 'Harapan-Kencana-1', ['Sri', 'RS Harapan Kencana']],
])('a password made of %s is rejected', async (_, password, about) => {
	expect(await checkPassword(password, about)).not.toBeNull()
	expect(await checkPassword(password, ['Siti', 'siti@klinik.example.com'])).toBeNull()
})

test('a long password of lookalike signs is checked quickly', async () => {
	await checkPassword('gerobak ungu melompati 7 awan')
	const start = performance.now()
	await checkPassword('p4$$w0rd'.repeat(16))
	expect(performance.now() - start).toBeLessThan(1000)
})
