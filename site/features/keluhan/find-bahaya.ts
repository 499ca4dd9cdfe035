import { useEffect } from 'react'
import type { KeluhanData } from '../../../contract/dokter/keluhan.ts'
import type { Api } from '../../api.ts'
import { importChunk, loadDocument } from '../../lib/navigation/chunk-failure.ts'
import { orNull } from '../../load.ts'
import { useFitur } from '../../template.ts'
import { type BahayaGroup, bahayaReady } from './bahaya.tsx'

const isBrowser = typeof document !== 'undefined'

interface FoundBahaya {
	bahaya: BahayaGroup[]
	bantuan: KeluhanData['bantuan']
}

/**
 * The danger signs in what a visitor searches for, for a loader. The page gets them with its results, so that it needs
 * no dictionary to render.
 */
export async function findBahaya(api: Api, cari: string, request: Request): Promise<FoundBahaya> {
	if (!cari) return { bahaya: [], bantuan: [] }
	const [dictionary, data] = await Promise.all([loadDictionary(request), readKeluhan(api)])
	const bahaya = dictionary?.findBahayaGroups(cari, data?.tandaBahaya) ?? []
	if (bahaya.length > 0 && isBrowser) await bahayaReady(request)
	return { bahaya, bantuan: bahaya.some(({ tenang }) => tenang) ? (data?.bantuan ?? []) : [] }
}

/**
 * Without the dictionary a search is loaded as a document: the server has it. Offline the search fails anyway, and a
 * browser remembers a failed import.
 */
async function loadDictionary({ url }: Request) {
	const load = () => import('./find-bahaya-groups.ts')
	if (!isBrowser) return load()
	if (!navigator.onLine) return null
	try {
		return await importChunk(load)
	} catch {
		return navigator.onLine ? loadDocument(url) : null
	}
}

/** Asked for once by a browser: danger signs change rarely. */
let known: KeluhanData | undefined

async function readKeluhan(api: Api): Promise<KeluhanData | null> {
	if (known) return known
	if (!isOffered) return null
	const data = await orNull(api('GET /v1/public/keluhan'))
	if (data && isBrowser) known = data
	return data
}

/** If nothing is known yet, the call is made: a failure is an empty answer. */
let isOffered = true

/** Loaders do not see the template, so a page with a search remembers whether the API has this call. */
export function useRememberFitur(): void {
	const hasKeluhan = useFitur('keluhan')
	useEffect(() => {
		isOffered = hasKeluhan
	}, [hasKeluhan])
}
