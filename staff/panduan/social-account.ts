import type { jaringan } from '../../contract/web/staff/web-setting.ts'

type Icon = Extract<(typeof jaringan)[number], 'instagram' | 'facebook' | 'tiktok' | 'youtube'>

export const networks: readonly { icon: Icon; nama: string; base: string }[] = [
	{ icon: 'instagram', nama: 'Instagram', base: 'https://www.instagram.com/' },
	{ icon: 'facebook', nama: 'Facebook', base: 'https://www.facebook.com/' },
	{ icon: 'tiktok', nama: 'TikTok', base: 'https://www.tiktok.com/@' },
	{ icon: 'youtube', nama: 'YouTube', base: 'https://www.youtube.com/@' },
]

/** Link and name of an account that was typed as `@namars`, as `namars` or as an address. */
export function accountOf(icon: Icon, typed: string): { link: string; username: string } {
	const address = /^https?:\/\//i.test(typed) ? typed : typed.includes('/') ? `https://${typed}` : null
	if (!address) {
		const name = typed.replace(/^@/, '')
		return { link: `${networks.find((each) => each.icon === icon)?.base}${name}`, username: `@${name}` }
	}
	const path = URL.canParse(address) ? new URL(address).pathname : ''
	const [name = ''] = path.replace(/^\/@?/, '').split('/')
	return { link: address, username: name && `@${name}` }
}
