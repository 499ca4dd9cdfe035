import type { KeluhanData } from '../../../contract/keluhan.ts'
import type { Api } from '../../api.ts'
import { orElse } from '../../load.ts'
import { importChunk, loadDocument } from '../navigation/chunk-failure.ts'
import type { BahayaGroup } from './bahaya.tsx'
import { mayAsk } from './known-fitur.ts'

export interface FoundBahaya {
	bahaya: BahayaGroup[]
	bantuan: KeluhanData['bantuan']
}

/**
 * The danger signs in what a visitor searches for, for a loader. The page gets them with its results, so that it needs
 * no dictionary to render.
 */
export async function findBahaya(api: Api, cari: string, address: string): Promise<FoundBahaya> {
	if (!cari) return { bahaya: [], bantuan: [] }
	const [dictionary, data] = await Promise.all([loadDictionary(address), readKeluhan(api)])
	const bahaya = dictionary?.findBahayaGroups(cari, data?.tandaBahaya) ?? []
	return { bahaya, bantuan: bahaya.some(({ tenang }) => tenang) ? (data?.bantuan ?? []) : [] }
}

/** Without the dictionary a search is loaded as a document: the server has it. Offline the search fails anyway. */
async function loadDictionary(address: string) {
	const load = () => import('./find-bahaya-groups.ts')
	if (typeof document === 'undefined') return load()
	try {
		return await importChunk(load)
	} catch {
		return navigator.onLine ? loadDocument(address) : null
	}
}

/** Asked for once by a browser: danger signs change rarely. */
let known: KeluhanData | undefined

async function readKeluhan(api: Api): Promise<KeluhanData | null> {
	if (known) return known
	if (!mayAsk('keluhan')) return null
	const answer = await orElse(api('getKeluhan'), null)
	if (answer && typeof document !== 'undefined') known = answer.data
	return answer?.data ?? null
}
