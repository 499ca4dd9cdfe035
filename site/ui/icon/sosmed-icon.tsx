/** Simple drawings of the social networks: lucide has no brand icons. */
const drawings: Record<string, React.ReactNode> = {
	instagram: (
		<>
			<rect x="3" y="3" width="18" height="18" rx="5" />
			<circle cx="12" cy="12" r="4" />
			<circle cx="17" cy="7" r=".6" fill="currentColor" />
		</>
	),
	facebook: <path d="M15 3h-2a4 4 0 0 0-4 4v3H6v4h3v7h4v-7h3l1-4h-4V7.5a1 1 0 0 1 1-1h2z" />,
	youtube: (
		<>
			<rect x="2" y="5" width="20" height="14" rx="4" />
			<path d="m10 9 5 3-5 3z" fill="currentColor" />
		</>
	),
	whatsapp: (
		<>
			<path d="M3.5 20.5l1.3-4.3a8.5 8.5 0 1 1 3.2 3.1z" />
			<path
				d="M9.2 7.8c-.9.4-1.3 1.3-1 2.3.7 2.6 2.9 4.9 5.6 5.7 1 .3 2-.1 2.4-1l-1.9-1.5-1.2.8a5.7 5.7 0 0 1-2.9-2.9l.7-1.2z"
				fill="currentColor"
				stroke="none"
			/>
		</>
	),
	x: <path d="m4 4 16 16M20 4 4 20" />,
	tiktok: <path d="M14 3v11.5a3.5 3.5 0 1 1-3.5-3.5M14 3c.3 2.8 2.2 4.7 5 5" />,
}

const otherNetwork = (
	<>
		<circle cx="12" cy="12" r="9" />
		<path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />
	</>
)

export const SosmedIcon = ({ icon, className = 'size-5' }: { icon: string; className?: string }) => (
	<svg
		viewBox="0 0 24 24"
		className={className}
		fill="none"
		stroke="currentColor"
		strokeWidth={1.8}
		strokeLinecap="round"
		strokeLinejoin="round"
		aria-hidden="true"
	>
		{drawings[icon] ?? otherNetwork}
	</svg>
)
