import { contactAddress } from '../../../contract/links/contact-address.ts'
import { useSettings, useTemplate } from '../../template.ts'

/** The national emergency number. */
export const NOMOR_DARURAT = '119'

/** How to reach the emergency room; empty text and null where the hospital has not entered it. */
export function useIgd() {
	const setting = useTemplate().webSetting.data
	const known = useSettings()?.igd
	// Without the site's own data, the number that the server remembers is better than none.
	if (!setting) return { noTelp: known?.noTelp ?? '', to: known?.to ?? null, rute: null }
	return {
		noTelp: setting.noTelpUgd,
		to: setting.noTelpUgd ? contactAddress(setting.noTelpUgd, setting.noTelpUgdType) : null,
		rute: setting.petunjukArah || null,
	}
}

const link =
	'inline-flex min-h-11 items-center font-semibold text-teal-800 underline underline-offset-4 hover:text-teal-700'

export function TextLink({ to, children }: { to: string; children: React.ReactNode }) {
	const isOtherWebsite = /^https?:/.test(to)
	return (
		<a href={to} className={link} {...(isOtherWebsite && { target: '_blank', rel: 'noopener noreferrer' })}>
			{children}
		</a>
	)
}

/** A quiet line for a visitor in need whose words were not understood. */
export function IgdLine({ className = '' }: { className?: string }) {
	const { noTelp, to, rute } = useIgd()
	return (
		<p className={`flex flex-wrap items-center gap-x-1.5 text-[0.9375rem] text-soft ${className}`}>
			<span>Keadaan darurat? Hubungi</span>
			{to && (
				<>
					<span>IGD</span>
					<TextLink to={to}>{noTelp}</TextLink>
					<span>atau</span>
				</>
			)}
			<TextLink to={`tel:${NOMOR_DARURAT}`}>{NOMOR_DARURAT}</TextLink>
			{rute && (
				<>
					<span aria-hidden="true">·</span>
					<TextLink to={rute}>Rute ke IGD</TextLink>
				</>
			)}
		</p>
	)
}
