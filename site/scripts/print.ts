document.querySelector('[data-print]')?.addEventListener('click', () => print())
