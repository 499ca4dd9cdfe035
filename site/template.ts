import { useRouteLoaderData } from 'react-router'
import { tanggalWib } from '../contract/tanggal.ts'
import { emptyTemplate } from './empty-template.ts'
import { unpack } from './packed.ts'
import type { loader } from './root.tsx'
import type { Settings } from './settings.ts'
import type { ShownTemplate } from './shown-template.ts'

/** The site-wide data; empty on an error page whose root could not be read. */
export function useTemplate(): ShownTemplate {
	const root = useRouteLoaderData<typeof loader>('root')
	return root ? unpack(root.template) : emptyTemplate
}

export const useSettings = (): Settings | undefined => useRouteLoaderData<typeof loader>('root')?.settings

/** The day on which this page was rendered, in WIB. */
export const useHariIniOnServer = (): string =>
	useRouteLoaderData<typeof loader>('root')?.hariIni ?? tanggalWib(Date.now())
