import { contactAddress } from '../../../contract/contact-address.ts'
import { useTemplate } from '../../template.ts'

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
