import { Check, Link2, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { useSettings } from '../../template.ts'
import { SosmedIcon } from '../../ui/icon/sosmed-icon.tsx'

const cell =
	'inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-paper px-4 font-semibold text-sm text-teal-800 hover:border-teal-200 hover:bg-teal-50'

const networks = [
	{
		nama: 'WhatsApp',
		icon: 'whatsapp',
		address: (url: string, judul: string) => `https://wa.me/?text=${encodeURIComponent(`${judul} ${url}`)}`,
	},
	{
		nama: 'Facebook',
		icon: 'facebook',
		address: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
	},
	{
		nama: 'X',
		icon: 'x',
		address: (url: string, judul: string) =>
			`https://x.com/intent/post?text=${encodeURIComponent(judul)}&url=${encodeURIComponent(url)}`,
	},
]

/** Share links. They are plain links, so no script of a social network is loaded. */
export function ShareLinks({ path, judul }: { path: string; judul: string }) {
	const url = `${useSettings()?.siteUrl ?? ''}${path}`
	return (
		<div className="no-print mt-8 border-line border-t pt-6">
			<p className="mb-3 font-bold text-teal-900">Bagikan artikel ini</p>
			<ul className="flex flex-wrap gap-2">
				{networks.map(({ nama, icon, address }) => (
					<li key={nama}>
						<a href={address(url, judul)} target="_blank" rel="noopener noreferrer" className={cell}>
							<SosmedIcon icon={icon} className="size-4.5" />
							{nama}
						</a>
					</li>
				))}
				<CopyLink url={url} />
				<li>
					<Link to="#komentar" className={cell}>
						<MessageSquareText className="size-4.5" />
						Komentar
					</Link>
				</li>
			</ul>
		</div>
	)
}

/** Shown only when the browser lets a page write to the clipboard. */
function CopyLink({ url }: { url: string }) {
	const isHydrated = useHydrated()
	const [copied, setCopied] = useState(false)
	if (!isHydrated || !('clipboard' in navigator)) return null
	const copy = () =>
		navigator.clipboard.writeText(url).then(
			() => setCopied(true),
			() => setCopied(false),
		)
	const Icon = copied ? Check : Link2
	return (
		<li>
			<button type="button" onClick={copy} className={cell}>
				<Icon className="size-4.5" />
				<span aria-live="polite">{copied ? 'Tautan disalin' : 'Salin tautan'}</span>
			</button>
		</li>
	)
}
