import type { Template } from '../../contract/web/web.ts'
import { SosmedIcon } from '../ui/icon/sosmed-icon.tsx'

interface SosmedLinksProps {
	sosmed: Template['webSettingSosmed']['data']
	className: string
	linkClass: string
}

export const SosmedLinks = ({ sosmed, className, linkClass }: SosmedLinksProps) => (
	<ul aria-label="Media sosial" className={className}>
		{sosmed.map(({ id, link, icon, username }) => (
			<li key={id}>
				<a
					href={link}
					target="_blank"
					rel="noopener noreferrer"
					aria-label={`${icon} ${username}`}
					className={linkClass}
				>
					<SosmedIcon icon={icon} className="size-4.5" />
				</a>
			</li>
		))}
	</ul>
)
