import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import { emptyTemplate } from '../../empty-template.ts'
import { ReservasiDetail } from './reservasi-detail.tsx'
import { BatalkanDialog } from './ubah-dialogs.tsx'

const reservasi: Reservasi = {
	kode: 'K7MPQ-X3WVT-9HBCD',
	atasNama: 'Siti Rahma',
	noTelp: '0812-3456-7890',
	tanggalVisit: '2026-11-20',
	status: 'baru',
	createdAt: 0,
	total: 0,
	reservasiItem: [],
}
const actions = { onChanged: async () => {}, onClose() {}, onDone() {} }

test('on a phone what was ordered comes before what to do next', () => {
	const detail = () => createElement(ReservasiDetail, { reservasi, keadaan: 'baru', ...actions })
	const Stub = createRoutesStub([{ id: 'root', path: '/', Component: detail }])
	const html = renderToStaticMarkup(
		createElement(Stub, { hydrationData: { loaderData: { root: { template: emptyTemplate } } } }),
	)
	expect(html).toContain('Langkah selanjutnya')
	expect(html.indexOf('Rincian reservasi')).toBeLessThan(html.indexOf('Langkah selanjutnya'))
})

test('the button that cancels for good is red', () => {
	const html = renderToStaticMarkup(createElement(BatalkanDialog, { reservasi, ...actions }))
	expect(html).toMatch(/<button[^>]* class="[^"]*\bbg-igd\b[^"]*"[^>]*>Ya, batalkan reservasi</)
})
