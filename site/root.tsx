import '@fontsource-variable/plus-jakarta-sans/wght.css'
import './site.css'
import font from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import { lazy, Suspense } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { waktuWib } from '../contract/tanggal/tanggal.ts'
import type { Route } from './+types/root'
import { emptyTemplate } from './empty-template.ts'
import { Pelacakan } from './features/pelacakan/pelacakan.tsx'
import { ErrorPage } from './layouts/error-page.tsx'
import { MerekLinks } from './layouts/merek-links.tsx'
import { ProgressBar } from './layouts/progress-bar.tsx'
import { SiteFooter } from './layouts/site-footer.tsx'
import { SiteHeader } from './layouts/site-header.tsx'
import { takeTap, useEarlyInput } from './lib/navigation/early-taps.ts'
import { useStayHere } from './lib/navigation/no-connection.ts'
import { PrefetchLinks } from './lib/navigation/prefetch-links.tsx'
import { useServiceWorker } from './lib/navigation/service-worker.ts'
import { useRemoveJsonLd } from './lib/navigation/use-remove-json-ld.ts'
import { useRichTextLinks } from './lib/navigation/use-rich-text-links.ts'
import { apiContext, orElse, readTemplate } from './load.ts'
import { settingsContext } from './settings.ts'
import { rememberShopPath } from './shop-path.ts'
import { rememberWebId } from './web-id.ts'

const PratinjauNotice = lazy(() => import('./layouts/pratinjau-notice.tsx').catch(() => ({ default: () => null })))

/** For feed readers, which run no scripts: the browser's bundle leaves them out. */
const feeds = import.meta.env.SSR
	? [
			{ rel: 'alternate', type: 'application/rss+xml', title: 'Info Kesehatan (RSS)', href: '/info-kesehatan/rss.xml' },
			{
				rel: 'alternate',
				type: 'application/atom+xml',
				title: 'Info Kesehatan (Atom)',
				href: '/info-kesehatan/atom.xml',
			},
		]
	: []

export const links: Route.LinksFunction = () => [
	{ rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
	{ rel: 'manifest', href: '/manifest.webmanifest' },
	...feeds,
]

/** The data of every page is loaded once, with the first page. */
export async function loader({ context }: Route.LoaderArgs) {
	const template = await orElse(readTemplate(context.get(apiContext)).then(rememberWebId), emptyTemplate)
	return { template, settings: context.get(settingsContext), sekarang: waktuWib(Date.now()) }
}

export const shouldRevalidate = () => false

/** The handle of a page without the scripts of the site. */
export interface PlainPage {
	plain: true
}

export function Layout({ children }: { children: React.ReactNode }) {
	useEarlyInput()
	const isPlain = useMatches().some(({ handle }) => (handle as Partial<PlainPage> | undefined)?.plain)
	return (
		<html lang="id">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{/* The site has one theme. `only` keeps phones from darkening it by themselves. */}
				<meta name="color-scheme" content="only light" />
				{/* Stylesheets need no nonce, and it would differ between server and browser. */}
				<Links nonce="" />
				<MerekLinks />
				<Meta />
			</head>
			<body onClickCapture={takeTap} onSubmitCapture={takeTap}>
				{children}
				{!isPlain && (
					<>
						<ScrollRestoration />
						<Scripts />
					</>
				)}
			</body>
		</html>
	)
}

export default function Root({ loaderData }: Route.ComponentProps) {
	if (typeof document !== 'undefined') {
		rememberWebId(loaderData.template)
		rememberShopPath(loaderData.template)
	}
	useRichTextLinks()
	useRemoveJsonLd()
	useStayHere()
	useServiceWorker(loaderData.settings.serviceWorker)
	return (
		<>
			{loaderData.settings.pratinjau && (
				<Suspense>
					<PratinjauNotice />
				</Suspense>
			)}
			<ProgressBar />
			<Pelacakan />
			<Outlet />
			<PrefetchLinks />
		</>
	)
}

export function ErrorBoundary() {
	return (
		<>
			<SiteHeader />
			<main id="isi" tabIndex={-1}>
				<ErrorPage />
			</main>
			<SiteFooter />
		</>
	)
}
