import type { UIMatch } from 'react-router'
import { expect, test } from 'vitest'
import { visitOfPage } from './visit-of-page.ts'

const match = (id: string, loaderData?: unknown, handle?: unknown): UIMatch => ({
	id,
	loaderData,
	handle,
	pathname: '/',
	params: {},
})
const at = (pathname: string) => ({ origin: 'https://rs.example', pathname })

test('a visit has the route name and the address of the page', () => {
	const matches = [match('root'), match('layouts/full-layout'), match('routes/poli-klinik')]
	expect(visitOfPage(matches, at('/poli-klinik'))).toEqual({
		routeName: 'jadwal_dokter',
		url: 'https://rs.example/poli-klinik',
	})
})

test('the visit of a detail page has the id of its subject, if it was loaded', () => {
	const handle = { visit: (data: { mitra: { id: string } | null }) => ({ mitraId: data.mitra?.id }) }
	const visit = (mitra: object | null) =>
		visitOfPage([match('root'), match('routes/mitra-detail', { mitra }, handle)], at('/mitra/bpjs'))
	expect(visit({ id: '7' })).toEqual({ routeName: 'mitra_detial', url: 'https://rs.example/mitra/bpjs', mitraId: '7' })
	expect(visit(null)).toMatchObject({ routeName: 'mitra_detial', mitraId: undefined })
	const unread = visitOfPage([match('routes/mitra-detail', undefined, handle)], at('/mitra/bpjs'))
	expect(unread).toEqual({ routeName: 'mitra_detial', url: 'https://rs.example/mitra/bpjs' })
})

test.each(['yasmin-shop', 'paket-layanan', 'reservasi', 'reservasi-status', 'data-saya'])(
	'the page %s, where patients type, gives no visit',
	(page) => expect(visitOfPage([match(`routes/${page}`)], at(`/${page}/x`))).toBeNull(),
)

test('a missing page gives no visit', () => {
	expect(visitOfPage([match('root'), match('routes/tidak-ditemukan')], at('/x'))).toBeNull()
	expect(visitOfPage([], at('/x'))).toBeNull()
})
