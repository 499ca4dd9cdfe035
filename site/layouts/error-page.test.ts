import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { emptyTemplate } from '../empty-template.ts'
import { ErrorPage } from './error-page.tsx'

test.each([
	['a page that fails', new Error('no pasien with …'), '500'],
	['a page that does not exist', { status: 404, statusText: '', data: null, internal: false }, '404'],
])('%s shows the number of the emergency room, and no reason', (_, error, status) => {
	const setting = { noTelpUgd: '(0333) 555-0118', noTelpUgdType: 'telp' }
	const Stub = createRoutesStub([
		{
			id: 'root',
			path: '/',
			Component: Outlet,
			children: [{ id: 'page', index: true, Component: Outlet, ErrorBoundary: ErrorPage }],
		},
	])
	const template = { ...emptyTemplate, webSetting: { data: setting } }
	const hydrationData = { loaderData: { root: { template } }, errors: { page: error } }
	const html = renderToStaticMarkup(createElement(Stub, { hydrationData }))
	expect(html).toContain(`>${status}<`)
	expect(html).toMatch(/<a href="tel:\+623335550118"[^>]*>.*Panggil IGD <span[^>]*>\(0333\) 555-0118</)
	expect(html).not.toContain('pasien')
})
