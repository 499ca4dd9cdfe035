import { expect, test } from 'vitest'
import { namePerangkat } from './name-perangkat.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
	[`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Chrome di Android'],
	[
		`Mozilla/5.0 (Linux; Android 13; SM-A5) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
		'Samsung Internet di Android',
	],
	[
		`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Mobile/15E148 Safari/604.1`,
		'Safari di iPhone',
	],
	[
		`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} CriOS/130.0 Mobile/15E148 Safari/604.1`,
		'Chrome di iPhone',
	],
	['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox di Windows'],
	[
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
		'Edge di Windows',
	],
	[`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.0 Safari/605.1.15`, 'Safari di Mac'],
	['Firefox/132.0', 'Firefox'],
	['<script>alert(1)</script> 3510012507900001', ''],
	[undefined, ''],
])('%s is %j', (userAgent, name) => expect(namePerangkat(userAgent)).toBe(name))
