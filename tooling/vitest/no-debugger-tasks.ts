/** In development React creates a debugger task per element, which is slow. Import this before React to turn it off. */
Reflect.deleteProperty(console, 'createTask');
