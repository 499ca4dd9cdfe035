/** What a link in a mail to a patient is for: mail may be sent to this address, or never again. */
export const tujuanEmail = ['konfirmasi', 'berhenti'] as const
export type TujuanEmail = (typeof tujuanEmail)[number]

/** The page that both links open. A browser sends no fragment to the server, so the token is in no log. */
const EMAIL_PAGE = '/email'

export const emailLink = (siteUrl: string, tujuan: TujuanEmail, token: string): string =>
	new URL(`${EMAIL_PAGE}#${tujuan}=${token}`, siteUrl).href

/** The purpose and the token of such a link; null without them. */
export function readEmailLink(fragment: string): { tujuan: TujuanEmail; token: string } | null {
	const [name = '', token = ''] = fragment.slice(1).split('=')
	const tujuan = tujuanEmail.find((each) => each === name)
	return tujuan && token ? { tujuan, token } : null
}
