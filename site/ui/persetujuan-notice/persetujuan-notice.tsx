import { KEBIJAKAN_PRIVASI } from '../../../contract/pasien/kebijakan-privasi.ts'
import { TextLink } from '../text/text-link.tsx'

interface PersetujuanNoticeProps {
	/** The verb for sending the form: 'mendaftar'. */
	saat: string
	children?: React.ReactNode
	className?: string
}

/** The consent that sending the form implies. The policy opens in a new tab, so typed text is not lost. */
export const PersetujuanNotice = ({ saat, children, className = '' }: PersetujuanNoticeProps) => (
	<p className={`text-sm text-soft ${className}`}>
		Dengan {saat}, Anda menyetujui pemakaian data ini sesuai <KebijakanLink />. {children}
	</p>
)

export const KebijakanLink = () => (
	<TextLink to={KEBIJAKAN_PRIVASI.path} newTab>
		Kebijakan Privasi
	</TextLink>
)
