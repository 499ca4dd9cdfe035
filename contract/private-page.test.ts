import { expect, test } from 'vitest'
import { isPrivatePage } from './private-page.ts'

test.each([
	...['/reservasi', '/reservasi/', '/reservasi-status/K7MPQ-X3WVT-9HBCD', '/RESERVASI', '/Reservasi-Status/x'],
	...['/%72eservasi', '//reservasi', '/reservasi%2Fx', '/reservasi/%zz'],
	...['/yasmin-shop', '/paket-layanan/paket-khitan-anak', '/data-saya'],
])('%s is private', (path) => expect(isPrivatePage(path)).toBe(true))

test.each(['/', '/layanan/yasmin-shop', '/info-kesehatan/reservasi', '/reservasiku', '/reservasi-baru', '/%zz'])(
	'%s is not',
	(path) => expect(isPrivatePage(path)).toBe(false),
)
