import { expect, test } from 'vitest'
import { isPersonalPage, isPrivatePage } from './private-page.ts'

test.each([
	...['/reservasi', '/reservasi/', '/reservasi-status/K7MPQ-X3WVT-9HBCD', '/RESERVASI', '/Reservasi-Status/x'],
	...['/%72eservasi', '//reservasi', '/reservasi%2Fx', '/reservasi/%zz', '/data-saya', '/Data-Saya/'],
	...['/cek-reservasi', '/Cek-Reservasi/', '/email'],
])('%s is private and personal', (path) => expect([isPrivatePage(path), isPersonalPage(path)]).toEqual([true, true]))

test.each(['/yasmin-shop', '/paket-layanan/paket-khitan-anak', '/bandingkan'])(
	'%s is private and the same for everybody',
	(path) => expect([isPrivatePage(path), isPersonalPage(path)]).toEqual([true, false]),
)

test.each([
	'/',
	'/layanan/yasmin-shop',
	'/info-kesehatan/reservasi',
	'/reservasiku',
	'/reservasi-baru',
	'/cek',
	'/cek-reservasi-status',
	'/%zz',
])('%s is neither', (path) => expect([isPrivatePage(path), isPersonalPage(path)]).toEqual([false, false]))
