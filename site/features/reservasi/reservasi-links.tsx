import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { contactAddress } from '../../../contract/links/contact-address.ts'
import { useFitur, useTemplate } from '../../template.ts'

/** The hospital's phone number as a call or WhatsApp link. */
export function KontakLink() {
	const setting = useTemplate().webSetting.data
	if (!setting?.noTelp) return <>kami</>
	return (
		<>
			kami di{' '}
			<a
				href={contactAddress(setting.noTelp, setting.noTelpType)}
				rel="noopener noreferrer"
				className="whitespace-nowrap font-semibold text-teal-700 underline underline-offset-4"
			>
				{setting.noTelp}
			</a>
		</>
	)
}

/** A link to the page where visitors see, download and delete their data. */
export function DataSayaLink() {
	const hasDataSaya = useFitur('data-saya')
	if (!hasDataSaya) return null
	return (
		<p className="flex items-start gap-2.5 text-[0.9375rem] text-soft">
			<ShieldCheck className="mt-0.5 size-5 shrink-0 text-teal-700" />
			<span>
				Data Anda dan pasien Anda dapat dilihat, diunduh, atau dihapus di{' '}
				<Link to="/data-saya" className="font-semibold text-teal-700 underline underline-offset-4">
					Data Saya
				</Link>
				.
			</span>
		</p>
	)
}
