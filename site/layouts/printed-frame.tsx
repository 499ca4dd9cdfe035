import { useLocation } from 'react-router'
import { useSettings, useTemplate } from '../template.ts'
import { SiteLogo } from './site-logo.tsx'

/** On paper the logo stands above the page. */
export const PrintedHeader = () => (
	<div className="hidden border-b pb-3 mb-5 print:block">
		<SiteLogo />
	</div>
)

/** And below it, where it comes from. */
export function PrintedFooter() {
	const setting = useTemplate().webSetting.data
	const siteUrl = useSettings()?.siteUrl ?? ''
	const { pathname } = useLocation()
	return (
		<div className="mt-6 hidden break-inside-avoid border-t pt-3 text-sm print:block">
			{setting && <p>{[setting.namaWeb, setting.alamat, setting.noTelp].filter(Boolean).join(' · ')}</p>}
			<p>{siteUrl.replace(/^https?:\/\//, '') + pathname}</p>
		</div>
	)
}
