import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

test.for([
	['Chrome di Windows', `${WINDOWS} Chrome/140.0.0.0 Safari/537.36`],
	['Edge di Windows', `${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
	['Firefox di Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
	['Chrome di Android', 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'],
	['Safari di iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'],
	['Peramban lain', 'curl 8'],
])('a session is called %s', ([name, userAgent]) => {
	expect(deviceName(userAgent ?? null)).toBe(name)
})

test('a session without a user agent has a name too', () => {
	expect(deviceName(null)).toBe('Peramban lain')
})
