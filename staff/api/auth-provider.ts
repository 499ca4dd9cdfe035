import type { AuthProvider } from 'react-admin'
import type { Saya } from '../../contract/staff/auth.ts'
import { type Aksi, hasPermission } from '../../contract/staff/permissions.ts'
import { API, callApi } from './call-api.ts'
import { setSignedIn } from './sign-in-again.ts'

/** react-admin checks the user on every navigation; the server is asked this often at most. */
const CACHED_FOR_MS = 30_000

let cached: { saya: Promise<Saya>; until: number } | undefined

/** The signed-in user; rejects if there is none. */
export function currentUser(): Promise<Saya> {
	if (cached && cached.until > Date.now()) return cached.saya
	const saya = callApi('GET /v1/staf/saya').then(({ data }) => data)
	cached = { saya, until: Date.now() + CACHED_FOR_MS }
	saya.then(setSignedIn, forgetCurrentUser)
	return saya
}

export function forgetCurrentUser(): void {
	cached = undefined
}

// Typing counts as activity: a long text without a request must not let the session end.
document.addEventListener('input', () => cached && currentUser().catch(() => {}))

/** The browser follows links to the API. After the session has ended, it would show a bare error; sign-in comes first. */
const LINK = `a[href^="${API}/"]`
const followed = new WeakSet<Element>()
document.addEventListener(
	'click',
	(event) => {
		const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LINK)
		if (!link || followed.delete(link) || event.ctrlKey || event.metaKey || event.shiftKey) return
		event.preventDefault()
		const follow = () => {
			followed.add(link)
			link.click()
		}
		currentUser().then(follow, follow)
	},
	true,
)

/** react-admin's actions in the words of the permission table. */
const aksi: Record<string, Aksi> = {
	list: 'lihat',
	show: 'lihat',
	export: 'lihat',
	create: 'buat',
	clone: 'buat',
	edit: 'ubah',
	delete: 'hapus',
}

export const authProvider: AuthProvider = {
	// The sign-in page has signed in already, in one step or in two.
	login: async () => forgetCurrentUser(),
	async logout() {
		setSignedIn(undefined)
		if (cached) await callApi('POST /v1/staf/keluar').catch(() => {})
		forgetCurrentUser()
	},
	async checkAuth() {
		await currentUser()
	},
	// `callApi` handles an ended session.
	checkError: async () => {},
	async getIdentity() {
		const { id, nama, duaLangkah } = await currentUser()
		return { id, fullName: nama, duaLangkah }
	},
	getPermissions: async () => (await currentUser()).izin,
	async canAccess({ resource, action }) {
		const known = aksi[action]
		return known !== undefined && hasPermission((await currentUser()).izin, resource, known)
	},
}
